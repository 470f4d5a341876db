import type { Layout, Panel } from '@guanlan/features/boards/boards/contract'
import {
  ArrangeActs,
  Conflict,
  DraftActs,
  PanelGrid,
  useFigures,
  useSaving,
  useSteps,
} from '@guanlan/features/boards/boards/web'
import { RangePicker } from '@guanlan/features/desk/article-list/web'
import { Button, DashboardFrame, EmptyState, Icon, useUnsaved, useWords, WallFrame } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type OwnScreen, ScreenDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, screensKey } from '../api.ts'
import styles from './edit.module.css'
import { ScreenSettings } from './ScreenSettings.tsx'

type Content = Pick<OwnScreen, 'range' | 'panels'>

/** A screen has one view, named as it is. */
const layoutOf = ({ name, width, height, range, monitors, panels }: OwnScreen): Layout => ({
  ...{ name, size: { width, height } },
  views: [{ name, frame: { range, monitors, filters: [] }, panels }],
})

/** One of the organisation's screens, arranged with its figures of now as large as there is room. */
export function EditScreen({ screen }: { screen: OwnScreen }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const [isSetting, setSetting] = useState(false)
  /** What the draft has of it. */
  const [drafted, setDrafted] = useState<Content | null>(null)
  const steps = useSteps<Content>(screen)
  const { range, panels } = steps.now
  const figures = useFigures(panels, { range, monitors: screen.monitors, filters: [] })
  const isChanged = range !== screen.range || panels !== screen.panels
  useUnsaved(isChanged && steps.now !== drafted, { discard: () => steps.reset(screen) })
  const onPanels = (next: readonly Panel[], from?: readonly Panel[]) =>
    steps.change(now => ({ ...now, panels: [...next] }), from && { range, panels: [...from] })
  const now = { ...screen, range, panels }
  const { save, clash, close } = useSaving<OwnScreen>({
    ...{ row: screen, layoutOf, now: layoutOf(now) },
    load: () => api.get({ params: { id: screen.id } }),
    update: async version => {
      const done = await api.update.act({ body: { ...ScreenDraft.parse(now), id: screen.id, version } })
      // Before the note says so: the next click may leave, and nothing is unsaved any more.
      client.setQueryData([screensKey, 'own', screen.id], done.data)
      return done
    },
    saved: ({ name }) => t('saved', { name }),
    changed: () => client.invalidateQueries({ queryKey: [screensKey] }),
  })
  return (
    <DashboardFrame
      title={screen.name}
      controls={
        <>
          <Link to="/bigScreen" aria-label={t('back_index')}>
            <Icon name="left" />
          </Link>
          <RangePicker
            range={range}
            onChange={next => typeof next === 'string' && steps.change(now => ({ ...now, range: next }))}
          />
          <ArrangeActs panels={panels} steps={steps} onChange={onPanels} />
          <Suspense>
            <DraftActs
              {...{ api, isChanged }}
              queryKey={screensKey}
              id={screen.id}
              layout={layoutOf(now)}
              onOpen={({ views: [view] }) =>
                view &&
                steps.change(() => ({
                  panels: view.panels,
                  range: typeof view.frame.range === 'string' ? view.frame.range : range,
                }))
              }
              onSaved={() => setDrafted(steps.now)}
            />
          </Suspense>
          <Button icon="settings" onClick={() => setSetting(true)}>
            {t('settings')}
          </Button>
          <Link to={`/bigScreen/${screen.replaces ?? screen.id}`}>{t('show')}</Link>
          {isChanged && (
            <Button kind="primary" onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {panels.length === 0 ? (
        <EmptyState title={t('noPanels')}>{t('noPanelsText')}</EmptyState>
      ) : (
        <div className={styles.room} style={{ aspectRatio: `${screen.width} / ${screen.height}` }} data-wide>
          <WallFrame title={screen.name} width={screen.width} height={screen.height}>
            <div className={styles.wall}>
              <PanelGrid
                on="wall"
                panels={panels}
                figures={figures.data ?? []}
                arranging={{
                  onChange: onPanels,
                  onPreview: next => steps.preview(now => ({ ...now, panels: [...next] })),
                }}
              />
            </div>
          </WallFrame>
        </div>
      )}
      {isSetting && <ScreenSettings start={screen} onClose={() => setSetting(false)} />}
      {clash && (
        <Suspense>
          <Conflict
            clash={clash}
            onMine={() => void save(clash.row.version)}
            onTheirs={() => client.setQueryData([screensKey, 'own', screen.id], clash.row)}
            onClose={close}
          />
        </Suspense>
      )}
    </DashboardFrame>
  )
}
