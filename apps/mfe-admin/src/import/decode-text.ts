interface Decoded {
  text: string;
  /** A guess that the reader should check. */
  isWestern: boolean;
}

/** Excel saves CSV as UTF-8, UTF-16 or, without a mark, windows-1252. */
export function decodeText(file: ArrayBuffer): Decoded {
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(file);
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le'), isWestern: false };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be'), isWestern: false };
  try {
    return { text: decode('utf-8', true), isWestern: false };
  } catch {
    return { text: decode('windows-1252'), isWestern: true };
  }
}
