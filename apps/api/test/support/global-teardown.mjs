export default async function globalTeardown() {
  await globalThis.tivaraMariadb?.stop();
}
