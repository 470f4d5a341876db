import { ContextMenu, type MenuItem, type Point, Sentiment, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import type { JudgementByHand } from '../use-correct.ts'
import type { Target } from './target.ts'
import { useActItems } from './use-act-items.ts'

interface RowMenuActs {
  open: (id: number) => void
  full: (id: number) => void
  select: (id: number) => void
  mark: (ids: readonly number[], read: boolean) => void
  say: (ids: readonly number[], judgement: JudgementByHand) => void
  note: (id: number) => void
  /** Absent where articles are of no monitor. */
  exclude?: ((id: number) => void) | undefined
  removed: () => void
}

/** Every act on a row, each with its key: on those selected when the row is one of them, else on it alone. */
export function RowMenu({
  at,
  id,
  target,
  acts,
  onClose,
}: {
  at: Point
  /** The row it was opened on. */
  id: number
  target: Target
  acts: RowMenuActs
  onClose: () => void
}) {
  const t = useWords(strings)
  const items = useActItems(target, acts.removed)
  const unread = target.articles.some(each => 'read' in each && !each.read)
  const { exclude } = acts
  const inBin = target.articles[0]?.place === 'bin'
  const reported = (['positive', 'neutral', 'negative'] as const).map(
    (name, place): MenuItem => ({
      key: name,
      label: t(name),
      mark: <Sentiment value={name} wordless />,
      begins: place === 0,
      run: () => acts.say(target.ids, { sentiment: ([1, 0, -1] as const)[place] ?? null }),
    }),
  )
  const all: MenuItem[] = [
    { key: 'open', label: t('keyOpen'), icon: 'articles', shortcut: 'O', run: () => acts.open(id) },
    { key: 'full', label: t('keyFull'), icon: 'full', shortcut: 'Z', run: () => acts.full(id) },
    { key: 'select', label: t('keySelect'), icon: 'check', shortcut: 'X', run: () => acts.select(id) },
    {
      key: 'read',
      label: t(unread ? 'markRead' : 'markUnread'),
      icon: unread ? 'eye' : 'eye-off',
      shortcut: 'R',
      run: () => acts.mark(target.ids, unread),
    },
    ...(inBin || target.all ? [] : reported),
    ...items.map((item, place) => ({ ...item, begins: place === 0 })),
    ...(inBin
      ? []
      : [{ key: 'note', label: t('keyNote'), icon: 'comment' as const, shortcut: 'C', run: () => acts.note(id) }]),
    ...(exclude
      ? [{ key: 'exclude', label: t('keyExclude'), icon: 'filter' as const, shortcut: 'E', run: () => exclude(id) }]
      : []),
  ]
  return <ContextMenu label={t('rowMenu')} at={at} items={all} onClose={onClose} />
}
