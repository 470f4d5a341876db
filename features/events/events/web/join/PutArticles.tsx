import { type Target, useAct } from '@guanlan/features/desk/article-list/web'
import { Button, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mostArticlesAtOnce, titleLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import { StateTag } from '../parts/StateTag.tsx'
import { useEventAct } from '../use-events.ts'
import styles from './join.module.css'

/** Puts articles of a list into an event: one that is there, found by a part of its title, or a new one of them. */
export default function PutArticles({ target, onDone }: { target: Target; onDone: () => void }) {
  const t = useWords(strings)
  const act = useAct()
  const actOnEvents = useEventAct()
  const [like, setLike] = useState('')
  const found = useQuery({
    queryKey: [eventsKey, 'toJoin', like],
    queryFn: async ({ signal }) => (await api.listAll({ body: { like, page: 1, pageSize: 20 } }, { signal })).list,
    placeholderData: before => before,
  }).data
  const put = async (eventId: number, title: string) => {
    const done = await act(
      target,
      'sets',
      body => api.addArticles.act({ body: { ...body, eventId } }),
      count => t('didPut', { count, title }),
    )
    if (done) onDone()
  }
  const canBegin = !target.all && target.ids.length <= mostArticlesAtOnce
  const title = (like.trim() || target.articles[0]?.title || '').slice(0, titleLength.most)
  const make = async () => {
    const done = await actOnEvents(
      () => api.add.act({ body: { title, idList: [...target.ids] } }),
      event => t('added', { title: event.title }),
    )
    if (done) onDone()
  }
  return (
    <>
      <Stack gap={8} className={styles.panel}>
        <TextField
          label={t('findEvent')}
          labelHidden
          icon="search"
          placeholder={t('findEvent')}
          value={like}
          onChange={event => setLike(event.target.value)}
        />
        {found?.length === 0 && <p className="dim">{t('noneOpen')}</p>}
        <ul className={styles.list}>
          {found?.map(event => (
            <li key={event.id}>
              <button type="button" onClick={() => void put(event.id, event.title)}>
                <span className="cut">{event.title}</span> <StateTag state={event.state} />
              </button>
            </li>
          ))}
        </ul>
        {!canBegin && <p className="dim">{t('moreThanCanBegin', { most: mostArticlesAtOnce })}</p>}
      </Stack>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          kind="primary"
          icon="plus"
          disabled={!canBegin || title.length < titleLength.least}
          onClick={() => void make()}
        >
          {t('newOfThese')}
        </Button>
      </Row>
    </>
  )
}
