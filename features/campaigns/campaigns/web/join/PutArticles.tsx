import { actApi, type Target, useAct } from '@guanlan/features/desk/article-list/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, PickPanel, Row, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { useActivities, useAddActivity, useMakeOf } from '../use-campaigns.ts'
import styles from './join.module.css'

/** Articles that a campaign is made of by one call. */
const mostAtOnce = 1_000

/** Puts articles of a list into campaigns and takes them out; a name that is none yet becomes a campaign that begins today. */
export default function PutArticles({ target, onDone }: { target: Target; onDone: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useAct()
  const add = useAddActivity()
  const makeOf = useMakeOf()
  const { data: activities = [] } = useActivities()
  const [on, setOn] = useState(
    () =>
      new Set(target.articles[0]?.activities.filter(id => target.articles.every(each => each.activities.includes(id)))),
  )
  const turn = async (id: number, isOn: boolean, name: string) => {
    const done = await act(
      target,
      'sets',
      body => actApi.acts.act({ body: { ...body, acts: [id], mode: isOn ? 'add' : 'remove' } }),
      count => t(isOn ? 'didJoin' : 'didLeave', { count, name }),
    )
    if (done) setOn(now => new Set(isOn ? [...now, id] : [...now].filter(each => each !== id)))
  }
  const make = async (name: string) => {
    // Of chosen ones it begins with the earliest.
    if (!target.all && target.ids.length <= mostAtOnce) {
      const made = await makeOf({ of: 'articles', idList: [...target.ids], name })
      if (made) setOn(now => new Set([...now, made.id]))
      return
    }
    const id = await add(name)
    if (id !== null) await turn(id, true, name)
  }
  return (
    <>
      <PickPanel
        label={t('acts')}
        choices={activities.map(({ id, name, startTime }) => ({ id, name, note: startTime.slice(0, 10) }))}
        chosen={on}
        onTurn={(id, isOn) => void turn(Number(id), isOn, activities.find(each => each.id === id)?.name ?? '')}
        onMake={may('campaigns.edit') ? name => void make(name) : undefined}
      />
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button kind="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </Row>
    </>
  )
}
