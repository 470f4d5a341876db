import { searchAddress } from '@guanlan/features/desk/article-list/web'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Behind, Range, Requested } from '../../contract.ts'
import { movedTo } from '../parts/place.ts'
import type { OpenFigure } from './figure.ts'

export type Open = (title: string, behind: Behind | null, range?: Range | null) => void

/** What opens a number: articles beside the page, the search, or another tab. */
export function useOpen(requested: Requested | undefined): {
  open: Open
  figure: OpenFigure | null
  close: () => void
} {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  const open = useCallback<Open>(
    (title, behind, range = null) => {
      if (behind === null || requested === undefined) return
      if (behind.of === 'articles') setFigure({ title, behind, range })
      else if (behind.of === 'search') {
        const within = range ?? requested.stretches[0] ?? requested.range
        void navigate(searchAddress(behind.query, { range: within, filters: behind.filters }))
      } else if (behind.of === 'pieces')
        void navigate(
          movedTo(search, {
            ...{ tab: 'pieces', state: 'counting', kind: behind.kind },
            release: behind.release === undefined ? null : String(behind.release),
          }),
        )
      else if (behind.of === 'offline')
        void navigate(movedTo(search, { tab: 'offline', entry: behind.entry ?? null, like: behind.like ?? null }))
      else void navigate(movedTo(search, { tab: 'media', state: behind.state }))
    },
    [requested, navigate, search],
  )
  return { open, figure, close: useCallback(() => setFigure(null), []) }
}
