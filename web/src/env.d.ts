declare module "icon:*" {
  /** Path data of a game-icons pictogram, 512 units square. */
  const d: string;
  export default d;
}
