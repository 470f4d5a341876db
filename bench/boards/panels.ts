/** Panels of boards and walls that are measured. */
import { Panel } from '../../features/boards/boards/contract.ts'

/** In rows of four. @param shown what each shows */
export const panelsShowing = (shown: readonly object[]): Panel[] =>
  shown.map((shows, n) =>
    Panel.parse({ id: `p${n}`, at: { x: (n % 4) * 6, y: Math.floor(n / 4) * 6, w: 6, h: 6 }, shows }),
  )
