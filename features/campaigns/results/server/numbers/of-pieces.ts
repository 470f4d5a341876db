/** Pieces by kind, as figures. Pure. */
import type { PieceKind } from '@guanlan/features/campaigns/pieces/contract'
import type { Figure, FigureKey } from '../../contract.ts'
import type { CountedPiece } from '../pieces.ts'

const kinds: Readonly<Partial<Record<FigureKey, readonly PieceKind[]>>> = {
  fullCopies: ['full'],
  shortened: ['shortened'],
  quoted: ['quoted'],
  ownPieces: ['own'],
  // Texts of their own, whether they quote ours or not.
  originals: ['own', 'quoted'],
}

export const sumOfKinds = (pieces: readonly CountedPiece[], of: readonly PieceKind[]): number =>
  pieces.reduce((sum, { kind, count }) => sum + (of.includes(kind) ? count : 0), 0)

/** @param pieces null: a part of the time is asked of, and lists of pieces have none */
export const figuresOfPieces = (pieces: readonly CountedPiece[] | null): Figure[] =>
  (Object.keys(kinds) as FigureKey[]).map(key => {
    const its = kinds[key] ?? []
    return {
      key,
      value: pieces === null ? null : sumOfKinds(pieces, its),
      before: null,
      coverage: null,
      why: pieces === null ? 'wholeOnly' : null,
      behind: pieces === null ? null : { of: 'pieces', kind: its.length === 1 ? (its[0] as string) : 'all' },
    }
  })
