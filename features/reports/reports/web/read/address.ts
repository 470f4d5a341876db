import { deskAddress } from '@guanlan/features/desk/article-list/web'
import type { Behind } from '../../contract.ts'

/** The list of articles that a figure counts. */
export const addressOf = ({ monitor, monitors = [], from, to, filters }: Behind): string =>
  deskAddress({ monitor: monitor ?? null, monitors, range: { from, to }, filters })
