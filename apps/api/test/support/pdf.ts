import { extractText, getDocumentProxy } from 'unpdf';

interface Link {
  url?: string;
}

/** What a reader of the PDF finds. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const annotations = (await (await pdf.getPage(number)).getAnnotations()) as Link[];
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  return { pages: text, links, info, outline: await pdf.getOutline() };
}
