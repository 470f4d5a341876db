import { type Target, useAct } from '@guanlan/features/desk/article-list/web'
import { Button, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { StartForm } from '../list/StartButton.tsx'
import { LevelTag, StatusTag } from '../parts/LevelTag.tsx'
import styles from './join.module.css'

/** Puts articles of a list into a crisis: one that is open, found by a part of its name, or a new one. */
export default function PutArticles({ target, onDone }: { target: Target; onDone: () => void }) {
  const t = useWords(strings)
  const act = useAct()
  const [like, setLike] = useState('')
  const [isNew, setNew] = useState(false)
  const found = useQuery({
    queryKey: [crisesKey, 'toJoin', like],
    queryFn: async ({ signal }) =>
      (await api.getCrisiss({ body: { like, page: 1, pageSize: 30 } }, { signal })).list.filter(
        ({ status }) => status !== 'closed',
      ),
    placeholderData: before => before,
  }).data
  const put = async (crisisId: number, name: string) => {
    const done = await act(
      target,
      'sets',
      body => api.addArtCrisis.act({ body: { ...body, crisisId } }),
      count => t('didPut', { count, name }),
    )
    if (done) onDone()
  }
  if (isNew)
    return (
      <StartForm
        name={target.articles[0]?.title.slice(0, 50) ?? ''}
        onClose={() => setNew(false)}
        onMade={(id, name) => put(id, name)}
      />
    )
  return (
    <>
      <Stack gap={8} className={styles.panel}>
        <TextField
          label={t('find')}
          labelHidden
          icon="search"
          placeholder={t('find')}
          value={like}
          onChange={event => setLike(event.target.value)}
        />
        {found?.length === 0 && <p className="dim">{t('noneOpen')}</p>}
        <ul className={styles.list}>
          {found?.map(({ id, name, crisisLevel, status }) => (
            <li key={id}>
              <button type="button" onClick={() => void put(id, name)}>
                <LevelTag level={crisisLevel} /> <span className="cut">{name}</span> <StatusTag status={status} />
              </button>
            </li>
          ))}
        </ul>
      </Stack>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
          {t('startOne')}
        </Button>
      </Row>
    </>
  )
}
