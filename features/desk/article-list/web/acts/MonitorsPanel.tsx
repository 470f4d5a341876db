import { strings } from '@guanlan/features/handling/article-actions/strings'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { PickPanel, Segmented, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { actApi } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'
import { useAct } from './use-act.ts'

type Mode = 'move' | 'copy' | 'takeOut'

/** Into another monitor, out of one, or from the one in view to another: one choice does it. */
export function MonitorsPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const act = useAct()
  const { data: monitors = [] } = useMonitors()
  const items = monitors.filter(each => each.kind === 'item')
  const from = items.find(each => each.id === target.monitor)?.id
  const [mode, setMode] = useState<Mode>(from === undefined ? 'copy' : 'move')
  const choices = items
    .filter(each => mode !== 'move' || each.id !== from)
    .map(({ id, name, fatherId }) => {
      const father = monitors.find(each => each.id === fatherId)
      return { id, name, ...(father && { note: father.name }) }
    })
  const choose = async (id: number) => {
    const name = items.find(each => each.id === id)?.name ?? ''
    const done = await act(
      target,
      'places',
      body =>
        mode === 'copy'
          ? actApi.copy.act({ body: { ...body, monitors: [id] } })
          : mode === 'takeOut'
            ? actApi.takeOut.act({ body: { ...body, monitors: [id] } })
            : actApi.move.act({ body: { ...body, from: from ?? 0, to: [id] } }),
      count => t(mode === 'copy' ? 'didCopy' : mode === 'takeOut' ? 'didTakeOut' : 'didMove', { count, name }),
    )
    if (done) closePanel()
  }
  return (
    <>
      <div className={styles.mode}>
        <Segmented
          label={t('mode')}
          value={mode}
          onChange={setMode}
          options={[
            ...(from === undefined ? [] : [{ value: 'move' as const, label: t('moveInto') }]),
            { value: 'copy', label: t('putInto') },
            { value: 'takeOut', label: t('takeOutOf') },
          ]}
        />
      </div>
      <PickPanel label={t('monitors')} choices={choices} chosen={new Set()} onTurn={id => void choose(Number(id))} />
    </>
  )
}
