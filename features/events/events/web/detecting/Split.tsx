import { articles } from '@guanlan/features/articles/articles/contract'
import { Button, Checkbox, connect, Row, SkeletonRows, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Candidate } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useEventAct } from '../use-events.ts'
import styles from './offers.module.css'

const articleApi = connect(articles)

/** The stories of a candidate, of which some are taken out. */
export function Split({ candidate: { id, stories }, onClose }: { candidate: Candidate; onClose: () => void }) {
  const t = useWords(strings)
  const act = useEventAct()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const names = useQuery({
    queryKey: ['events', 'story names', ...stories],
    queryFn: ({ signal }) => articleApi.storyNames({ query: { ids: stories.join(',') } }, { signal }),
  }).data
  const nameOf = new Map(names?.map(({ id: story, name }) => [story, name]))
  const turn = (story: number, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(story)
    else next.delete(story)
    setChosen(next)
  }
  const split = async () => {
    const done = await act(
      () => api.splitCandidate.act({ body: { id, stories: [...chosen] } }),
      ({ changed }) => t('didSplit', { count: changed }),
    )
    if (done) onClose()
  }
  return (
    <Stack gap={8} className={styles.split}>
      <h3>{t('split')}</h3>
      <p className="dim">{t('splitHint')}</p>
      {!names ? (
        <SkeletonRows rows={3} />
      ) : (
        <Stack as="ul" gap={4}>
          {stories.map(story => {
            const name = nameOf.get(story) || t('storyNameless', { id: story })
            return (
              <li key={story}>
                <Checkbox label={name} checked={chosen.has(story)} onChange={isOn => turn(story, isOn)} />
                <span aria-hidden="true"> {name}</span>
              </li>
            )
          })}
        </Stack>
      )}
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          kind="primary"
          disabled={chosen.size === 0 || chosen.size === stories.length}
          onClick={() => void split()}
        >
          {t('splitAct', { count: chosen.size })}
        </Button>
      </Row>
    </Stack>
  )
}
