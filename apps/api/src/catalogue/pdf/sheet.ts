import { BRAND, parseColourCode, type Colour } from '@tivara/contracts';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Text } from '../../platform/wording/message.js';
import type { Words } from '../../platform/wording/wording.js';
import { FONT_FILES, fit, tolerateMissingAnchors, type Face } from './fonts.js';
import { PAGE, type Box } from './page-size.js';

/** Fixed, so that equal catalogues are equal files. */
const FORM_OF = new Date('2026-11-21T00:00:00Z');

export const INK = {
  paper: '#f7f4ef',
  tile: '#e2dfdb',
  ink: '#1a1917',
  text2: '#4b463f',
  text3: '#655f56',
  gold: '#a9854b',
  line: '#e2dcd2',
  lineStrong: '#cfc7ba',
} as const;

export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TOCI';

interface Form {
  face: Face;
  size: number;
  color?: string;
  x: number;
  y: number;
  width: number;
  /** Longer text ends in an ellipsis. */
  lines?: number;
  align?: 'left' | 'right' | 'center';
  tracking?: number;
  leading?: number;
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private section: PDFKit.PDFStructureElement;

  constructor(
    title: Text,
    readonly words: Words,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      info: {
        Title: words.text(title),
        Author: BRAND.name,
        Creator: BRAND.name,
        CreationDate: FORM_OF,
      },
    });
    for (const [face, file] of Object.entries(FONT_FILES)) this.doc.registerFont(face, file);
    this.section = this.doc.struct('Document');
    this.doc.addStructure(this.section);
  }

  addPage(): void {
    this.doc.addPage();
    this.artifact(() => this.doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.paper));
  }

  text(tag: Tag, text: Text, form: Form): void {
    this.section.add(this.doc.struct(tag, {}, () => this.render(text, form)));
  }

  quiet(text: Text, form: Form): void {
    this.artifact(() => this.render(text, form));
  }

  heightOf(text: Text, form: Omit<Form, 'x' | 'y'>): number {
    const { printable, options } = this.set(text, form);
    return this.doc.heightOfString(printable, options);
  }

  widthOf(text: Text, form: Pick<Form, 'face' | 'size' | 'tracking'>): number {
    const { printable, options } = this.set(text, { ...form, width: Infinity });
    return this.doc.widthOfString(printable, { characterSpacing: options.characterSpacing });
  }

  /** @param focus the visible part of a picture that is too wide: 0 its left, 1 its right */
  picture(file: Buffer | null, alt: string, { x, y, width, height }: Box, focus = 0.5): void {
    const render = () => {
      this.doc.rect(x, y, width, height).fill(INK.tile);
      if (!file) return;
      const image = (this.doc as unknown as ImageOpener).openImage(file);
      const scale = Math.max(width / image.width, height / image.height);
      const [wide, high] = [image.width * scale, image.height * scale];
      this.doc.save().rect(x, y, width, height).clip();
      this.doc.image(file, x - (wide - width) * focus, y - (high - height) / 2, { width: wide });
      this.doc.restore();
    };
    if (file) this.section.add(this.doc.struct('Figure', { alt }, render));
    else this.artifact(render);
  }

  dot(code: string, x: number, y: number, radius: number): void {
    const colour = parseColourCode(code);
    this.artifact(() => {
      this.doc.circle(x, y, radius).fill(colour ? this.paint(colour, x, y, radius) : INK.tile);
      this.doc.circle(x, y, radius).lineWidth(0.4).strokeOpacity(0.25).stroke(INK.ink);
      this.doc.strokeOpacity(1);
    });
  }

  line(y: number, x: number, width: number, color: string = INK.line): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(color),
    );
  }

  link(box: Box, url: string, title: string): void {
    const { x, y, width, height } = box;
    const link = this.doc.struct('Link', { alt: title });
    this.section.add(link);
    const options = { structParent: link, Contents: new String(title) as string };
    this.doc.link(x, y, width, height, url, options);
  }

  goTo(box: Box, name: string): void {
    this.doc.goTo(box.x, box.y, box.width, box.height, name);
  }

  here(name: string, title: Text): void {
    this.doc.addNamedDestination(name);
    this.doc.outline.addItem(this.words.text(title));
  }

  private render(text: Text, form: Form): void {
    const { printable, lift, options } = this.set(text, form);
    this.doc.fillColor(form.color ?? INK.ink).text(printable, form.x, form.y - lift, options);
  }

  private set(text: Text, form: Omit<Form, 'x' | 'y'>) {
    const { font, text: printable } = fit(this.words.text(text), form.face);
    const ascent = this.ascentOf(form.face);
    // The fonts of other scripts ascend further: their texts stand on the same baseline.
    const lift = form.size * (this.ascentOf(font) - ascent);
    this.doc.fontSize(form.size);
    tolerateMissingAnchors(this.openedFont());
    // Spaced letters of other scripts would not join.
    const tracking = font === form.face ? form.tracking : 0;
    return { printable, lift, options: this.options({ ...form, tracking }) };
  }

  private openedFont(): Font {
    return (this.doc as unknown as { _font: { font: Font } })._font.font;
  }

  /** Of the font, which is the current one then, in its size. */
  private ascentOf(name: string): number {
    this.doc.font(name);
    const { ascent, unitsPerEm } = this.openedFont();
    return ascent / unitsPerEm;
  }

  private options(form: Omit<Form, 'x' | 'y'>): PDFKit.Mixins.TextOptions {
    const natural = this.doc.currentLineHeight();
    const line = form.size * (form.leading ?? 1.3);
    return {
      width: form.width,
      align: form.align ?? 'left',
      characterSpacing: (form.size * (form.tracking ?? 0)) / 100,
      lineGap: line - natural,
      // Half a line more, as an exact height would lose the last line.
      ...(form.lines && {
        height: line * form.lines + natural / 2 - (line - natural),
        ellipsis: true,
      }),
    };
  }

  private paint(colour: Colour, x: number, y: number, radius: number) {
    if (colour.kind === 'solid') return colour.hex;
    const [dx, dy] = DIRECTIONS[colour.direction];
    return this.doc
      .linearGradient(x - dx * radius, y - dy * radius, x + dx * radius, y + dy * radius)
      .stop(0, colour.from)
      .stop(1, colour.to);
  }

  private artifact(render: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    render();
    this.doc.endMarkedContent();
  }
}

interface ImageOpener {
  openImage(file: Buffer): { width: number; height: number };
}

/** Right and down, as CSS means the directions. */
const DIRECTIONS = {
  'to right': [1, 0],
  'to left': [-1, 0],
  'to bottom': [0, 1],
  'to top': [0, -1],
  '45deg': [0.7, -0.7],
} as const;
