import { Icon, Menu, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { mostViews, type View } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { NameDialog } from './NameDialog.tsx'

/** Adds a view like the one that is open, names it, takes it away; names the board. */
export function ViewActs({
  name,
  views,
  place,
  onName,
  onViews,
}: {
  name: string
  views: readonly View[]
  place: number
  onName: (name: string) => void
  /** @param open which of them is open then */
  onViews: (views: readonly View[], open: number) => void
}) {
  const t = useWords(strings)
  const [naming, setNaming] = useState<'board' | 'view' | 'copy' | null>(null)
  const view = views[place] as View
  const named = (text: string) => {
    if (naming === 'board') onName(text)
    if (naming === 'view') onViews(views.with(place, { ...view, name: text }), place)
    if (naming === 'copy') onViews([...views, { ...view, name: text }], views.length)
    setNaming(null)
  }
  return (
    <>
      <Menu
        label={t('viewActs')}
        face={<Icon name="more" />}
        items={[
          { key: 'board', label: t('renameBoard'), run: () => setNaming('board') },
          { key: 'view', label: t('renameView'), begins: true, run: () => setNaming('view') },
          { key: 'copy', label: t('copyView'), disabled: views.length >= mostViews, run: () => setNaming('copy') },
          {
            key: 'remove',
            label: t('removeView'),
            disabled: views.length === 1,
            run: () => onViews(views.toSpliced(place, 1), Math.max(0, place - 1)),
          },
        ]}
      />
      {naming && (
        <NameDialog
          title={t({ board: 'renameBoard', view: 'renameView', copy: 'copyView' }[naming] as 'renameBoard')}
          start={naming === 'board' ? name : naming === 'view' ? view.name : ''}
          onName={named}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
