import { BehindDrawer } from '@guanlan/features/desk/article-list/web'
import { Button, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { Requested } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type OpenFigure, viewOf } from './figure.ts'

/** Articles behind a number of a campaign, ninety days at a time where it is longer. */
export default function Drawer({
  figure,
  requested,
  onClose,
}: {
  figure: OpenFigure
  requested: Requested
  onClose: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [stretch, setStretch] = useState(0)
  const view = useMemo(() => viewOf(figure, requested, stretch), [figure, requested, stretch])
  const count = requested.stretches.length
  const shown = requested.stretches[stretch]
  const isCut = figure.range === null && count > 1 && shown !== undefined
  return (
    <BehindDrawer
      key={JSON.stringify(view)}
      name="campaignResults"
      title={figure.title}
      view={view}
      acts={
        isCut && (
          <>
            <span className="dim">
              {t('stretchOf', {
                from: format.moment(shown.from).slice(0, 10),
                to: format.moment(shown.to).slice(0, 10),
                place: stretch + 1,
                count,
              })}
            </span>
            <Button size="small" disabled={stretch === count - 1} onClick={() => setStretch(stretch + 1)}>
              {t('earlier')}
            </Button>
            <Button size="small" disabled={stretch === 0} onClick={() => setStretch(stretch - 1)}>
              {t('later')}
            </Button>
          </>
        )
      }
      onClose={onClose}
    />
  )
}
