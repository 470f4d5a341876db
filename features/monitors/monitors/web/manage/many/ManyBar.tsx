import { ancestryOf } from '@guanlan/platform/contract'
import { Button, confirm, exact, Icon, Menu, PopoverButton, Row, Stack, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { monitorApi } from '../../tree/monitor-queries.ts'
import { mayHold } from '../../tree/tree.ts'
import { Limits, type LimitsDraft } from '../editor/Limits.tsx'
import styles from './many.module.css'

const none: LimitsDraft = { mediaLimit: [], mediaGroups: [], languages: [], regions: [] }

/** What is done to all monitors that are chosen: one act, taken back as one. */
export function ManyBar({
  monitors,
  ids,
  onClear,
  onEnd,
}: {
  monitors: readonly Monitor[]
  ids: readonly number[]
  onClear: () => void
  /** No more choosing. */
  onEnd: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = useUndo(() => client.invalidateQueries({ queryKey: ['monitors'] }))
  const changed = (data: { changed: number }) => t('changedMany', { count: exact(data.changed) })
  const turn = (isOpen: boolean) => act(() => monitorApi.turnMany.act({ body: { ids: [...ids], isOpen } }), changed)
  const move = (fatherId: number) => act(() => monitorApi.moveMany.act({ body: { ids: [...ids], fatherId } }), changed)
  const remove = async () => {
    const yes = await confirm({
      title: t('removeManyTitle', { count: exact(ids.length) }),
      loss: t('deleteLoss'),
      act: t('deleteAct'),
    })
    if (!yes) return
    const format = (data: { changed: number }) => t('removedMany', { count: exact(data.changed) })
    if (await act(() => monitorApi.removeMany.act({ body: { ids: [...ids] } }), format)) onClear()
  }
  const above = ancestryOf(monitors)
  const folders = monitors.filter(each => mayHold(each) && !above(each.id).some(id => ids.includes(id)))
  const isEmpty = ids.length === 0
  return (
    <Row
      gap={6}
      wrap
      align="center"
      className={styles.bar}
      role="toolbar"
      aria-label={t('chosenMany', { count: exact(ids.length) })}
    >
      <b role="status">{isEmpty ? t('chooseSome') : t('chosenMany', { count: exact(ids.length) })}</b>
      <Button size="small" disabled={isEmpty} onClick={() => void turn(true)}>
        {t('open')}
      </Button>
      <Button size="small" disabled={isEmpty} onClick={() => void turn(false)}>
        {t('close')}
      </Button>
      {!isEmpty && (
        <Menu
          label={t('moveManyTo')}
          className="button small"
          face={
            <>
              <Icon name="move" size={14} /> {t('moveManyTo')}
            </>
          }
          items={[
            { key: 'top', label: t('toTop'), run: () => void move(0) },
            ...folders.map(({ id, name }) => ({ key: String(id), label: name, run: () => void move(id) })),
          ]}
        />
      )}
      {!isEmpty && (
        <PopoverButton label={t('limitMany')} icon="filter" size="small">
          {close => (
            <LimitMany
              onApply={limits => {
                close()
                void act(() => monitorApi.limitMany.act({ body: { ids: [...ids], ...limits } }), changed)
              }}
            />
          )}
        </PopoverButton>
      )}
      <Button size="small" icon="trash" disabled={isEmpty} onClick={() => void remove()}>
        {t('removeMany')}
      </Button>
      <Button size="small" kind="quiet" onClick={onEnd}>
        {t('chooseNone')}
      </Button>
    </Row>
  )
}

type SentLimits = { [K in keyof LimitsDraft]: LimitsDraft[K][number][] }

/** Only the limits that were touched are sent: the others stay as each monitor has them. */
function LimitMany({ onApply }: { onApply: (limits: Partial<SentLimits>) => void }) {
  const t = useWords(strings)
  const [touched, touch] = useState<Partial<LimitsDraft>>({})
  return (
    <Stack gap={8} className={styles.limits}>
      <p className="dim">{t('limitManyNote')}</p>
      <Limits
        draft={{ ...none, ...touched }}
        problemOf={() => undefined}
        onChange={part => touch(now => ({ ...now, ...part }))}
      />
      <Button
        kind="primary"
        disabled={Object.keys(touched).length === 0}
        onClick={() => onApply(structuredClone(touched) as Partial<SentLimits>)}
      >
        {t('applyLimits')}
      </Button>
    </Stack>
  )
}
