declare module "virtual:art" {
  export const address: string;
  export const boxes: Record<string, string>;
}
