import { searchAddress } from '@guanlan/features/desk/article-list/web'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Asked, Behind, Range } from '../../contract.ts'
import { movedTo } from '../page/place.ts'
import type { OpenFigure } from './figure.ts'

export type Open = (title: string, behind: Behind | null, range?: Range | null) => void

/** What opens a number: articles beside the page, the search, or another tab. */
export function useOpen(asked: Asked | undefined): {
  open: Open
  figure: OpenFigure | null
  close: () => void
} {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  const open = useCallback<Open>(
    (title, behind, range = null) => {
      if (behind === null || asked === undefined) return
      if (behind.of === 'articles') setFigure({ title, behind, range })
      else if (behind.of === 'search') {
        const within = range ?? asked.stretches[0] ?? asked.range
        void navigate(searchAddress(behind.query, { range: within, filters: behind.filters }))
      } else if (behind.of === 'pieces')
        void navigate(movedTo(search, { tab: 'pieces', state: 'counting', kind: behind.kind }))
      else void navigate(movedTo(search, { tab: 'media', state: behind.state }))
    },
    [asked, navigate, search],
  )
  return { open, figure, close: useCallback(() => setFigure(null), []) }
}
