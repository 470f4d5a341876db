import { turnTranslation } from '@guanlan/features/handling/translation/web'
import { useLabels } from '@guanlan/features/monitors/labels/web'
import { ruleOfArticles } from '@guanlan/features/warnings/warnings/web'
import { useMay } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { openEditor } from '../edit/editing.ts'
import { openPanel, writeNote } from './panel.ts'
import type { Target } from './target.ts'
import { useQuickActs } from './use-quick-acts.ts'

export interface KeyActs {
  label: () => void
  favour: () => void
  monitors: () => void
  handOver: () => void
  review: () => void
  brief: () => void
  material: () => void
  note: () => void
  translate: () => void
  edit: () => void
  remove: () => void
  /** A warning of such articles. */
  warn: () => void
  /** The n-th of the labels, from 0. */
  ownLabel: (place: number) => void
}

/** The acts on articles that have a key. */
export function useKeyActs({
  target,
  current,
  open,
  onRemoved,
}: {
  target: Target
  current: number | undefined
  open: (id: number) => void
  onRemoved: () => void
}): KeyActs {
  const navigate = useNavigate()
  const may = useMay()
  const quick = useQuickActs()
  const labels = useLabels().data
  const any = target.ids.length > 0
  return {
    label: () => openPanel('label', target),
    favour: () => any && void quick.favour(target),
    monitors: () => openPanel('monitors', target),
    handOver: () => openPanel('handOver', target),
    review: () => openPanel('review', target),
    material: () => may('clippings.edit') && openPanel('material', target),
    brief: () => may('briefs.make') && openPanel('brief', target),
    note() {
      if (current === undefined) return
      open(current)
      writeNote(current)
    },
    translate() {
      if (current === undefined) return
      open(current)
      turnTranslation(current)
    },
    edit: () => current !== undefined && openEditor({ id: current, found: target.found ?? false }),
    warn: () =>
      any && void navigate(ruleOfArticles({ monitor: target.monitor, title: target.articles[0]?.title ?? '' })),
    remove: () => any && void quick.remove(target).then(done => done && onRemoved()),
    ownLabel(place) {
      const label = labels?.filter(each => each.status === 1)[place]
      if (label && any)
        void quick.turnLabel(target, label, !target.articles.every(each => each.labels.includes(label.id)))
    },
  }
}
