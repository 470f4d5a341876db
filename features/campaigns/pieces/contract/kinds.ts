/** What a piece is, how it was found, and where it stands. */
import { z } from 'zod'

/** `full` has nearly all of the release, `shortened` little else, `quoted` a stretch of it word for word, `own` is about it without its text. */
export const pieceKinds = ['full', 'shortened', 'quoted', 'own'] as const
export const PieceKind = z.enum(pieceKinds)
export type PieceKind = z.infer<typeof PieceKind>

/** `address`: it stands where the release was said to stand; `text`: by what both say; `copy`: a copy of a copy; `campaign`: it is an article of the campaign; `hand`: somebody wrote it so. */
export const pieceReasons = ['address', 'text', 'copy', 'campaign', 'hand'] as const
export type PieceReason = (typeof pieceReasons)[number]

/** `hand` counts as confirmed: somebody wrote what it is. */
export const pieceStates = ['proposed', 'confirmed', 'rejected', 'hand'] as const
export const PieceState = z.enum(pieceStates)
export type PieceState = z.infer<typeof PieceState>

/** `matched` has text of a release, its address or a medium of the campaign; `articleOnly` is an article of the campaign and nothing more. */
export const pieceBases = ['matched', 'articleOnly'] as const

/** What is to be looked at of a piece. */
export const pieceMarks = ['title', 'number', 'message', 'embargo', 'late', 'twice'] as const
export type PieceMark = (typeof pieceMarks)[number]
