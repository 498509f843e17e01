declare module "virtual:art" {
  export const address: string;
  export const boxes: Record<string, string>;
}

declare module "virtual:art/domaine" {
  export const address: string;
  export const boxes: Record<string, string>;
}
