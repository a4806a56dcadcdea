/** Version of this build. */
export const VERSION = __VERSION__;
