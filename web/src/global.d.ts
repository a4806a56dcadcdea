/** Version of this build, written at the build from pyproject.toml. */
declare const __VERSION__: string;

/** Fluent files by part and locale ("shell/ko", "three_little_pigs/en"); see scripts/bundle/texts.ts. */
declare module "virtual:texts" {
  const loaders: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>>;
  export default loaders;
}

/** Style sheets of fonts that set a few known words only; see scripts/bundle/fonts.ts. */
declare module "*.css?sparse";
