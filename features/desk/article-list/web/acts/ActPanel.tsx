import { strings } from '@guanlan/features/handling/article-actions/strings'
import { strings as briefStrings } from '@guanlan/features/handling/briefs/strings'
import { strings as materialStrings } from '@guanlan/features/handling/clippings/strings'
import { strings as downloadStrings } from '@guanlan/features/handling/exports/strings'
import { strings as warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { ScreenPart, useFormat, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import styles from './acts.module.css'
import { BriefPanel } from './BriefPanel.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { FolderPanel } from './FolderPanel.tsx'
import { HandOverPanel } from './HandOverPanel.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { MaterialPanel } from './MaterialPanel.tsx'
import { MonitorsPanel } from './MonitorsPanel.tsx'
import { NegativityPanel } from './NegativityPanel.tsx'
import { closePanel, type PanelName } from './panel.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { SharePanel } from './SharePanel.tsx'
import { TagsPanel } from './TagsPanel.tsx'
import { TranslatePanel } from './TranslatePanel.tsx'
import { sizeOf, type Target } from './target.ts'
import { WarnPanel } from './WarnPanel.tsx'

/** Crises, events and campaigns lie above: each hands in its part. */
const partPanel =
  (id: 'crisis.putArticles' | 'events.putArticles' | 'campaigns.putArticles') =>
  ({ target }: { target: Target }) => <ScreenPart id={id} given={{ target, onDone: closePanel }} />

const panels = {
  label: LabelPanel,
  monitors: MonitorsPanel,
  handOver: HandOverPanel,
  review: ReviewPanel,
  tags: TagsPanel,
  acts: partPanel('campaigns.putArticles'),
  share: SharePanel,
  brief: BriefPanel,
  material: MaterialPanel,
  translate: TranslatePanel,
  negativity: NegativityPanel,
  folder: FolderPanel,
  warn: WarnPanel,
  export: ExportPanel,
  crisis: partPanel('crisis.putArticles'),
  event: partPanel('events.putArticles'),
}
const titles = {
  label: 'label',
  monitors: 'monitors',
  handOver: 'handOver',
  review: 'review',
  tags: 'tags',
  share: 'share',
  acts: 'acts',
  translate: 'translate',
  negativity: 'negDim',
  folder: 'putIntoFolder',
  crisis: 'joinSet',
  event: 'joinEvent',
} as const

/** The panel of an act. Escape closes, and the focus goes back to where it was. */
export default function ActPanel({ name, target }: { name: PanelName; target: Target }) {
  const t = useWords(strings)
  const w = useWords(warningStrings)
  const d = useWords(downloadStrings)
  const b = useWords(briefStrings)
  const m = useWords(materialStrings)
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return closePanel
  }, [])
  const Content = panels[name]
  const [only] = target.articles
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes, too; this is the click beside the panel
    <dialog
      ref={dialog}
      className={`floating ${styles.panel}`}
      data-wide={name === 'export' || undefined}
      aria-labelledby="act-panel-title"
      onClose={closePanel}
      onClick={event => event.target === event.currentTarget && closePanel()}
    >
      <header>
        <h3 id="act-panel-title">
          {name === 'warn'
            ? w('sendWarning')
            : name === 'brief'
              ? b('brief')
              : name === 'material'
                ? m('toMaterial')
                : name === 'export'
                  ? d('export')
                  : t(titles[name])}
        </h3>
        <small className="cut">
          {sizeOf(target) === 1 && only ? only.title : t('articlesChosen', { count: format.exact(sizeOf(target)) })}
        </small>
      </header>
      <Content target={target} />
    </dialog>
  )
}
