import { createElement, type ReactNode } from 'react';
import { PieceContext } from './context';

/** Marks what belongs to one piece, `team/piece`, without a box of its own: the boundary overlay finds it by this. */
export const PiecePlace = ({ id, children }: { id: string; children: ReactNode }) => (
  <PieceContext value={id}>
    {createElement('tivara-piece', { 'data-piece': id }, children)}
  </PieceContext>
);
