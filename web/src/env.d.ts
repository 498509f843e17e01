/** What the type checker is told of the build. */

declare module "virtual:art" {
  export const address: string;
  export const boxes: Record<string, string>;
}

declare module "virtual:art/*" {
  export const address: string;
  export const boxes: Record<string, string>;
}

declare module "virtual:words" {
  export const languages: readonly import("../scripts/words-plugin").Language[];
}

declare module "virtual:words/*";
