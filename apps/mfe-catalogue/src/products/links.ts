import { writeFrames, type ComparedFrame } from '@tivara/contracts';

export const comparePath = (frames: readonly ComparedFrame[]): string =>
  frames.length > 0 ? `/compare?frames=${writeFrames(frames)}` : '/compare';
