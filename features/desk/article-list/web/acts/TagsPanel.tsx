import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, PickPanel, Row, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { actApi, useTagsInUse } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'
import { useAct } from './use-act.ts'

/** Free tags, suggested from those in use; each is added or taken away at once. */
export function TagsPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const act = useAct()
  const { data: used = [] } = useTagsInUse()
  const [on, setOn] = useState(
    () => new Set(target.articles[0]?.tags.filter(tag => target.articles.every(each => each.tags.includes(tag)))),
  )
  const known = [...new Set([...on, ...used.map(each => each.tag)])]
  const turn = async (tag: string, isOn: boolean) => {
    const done = await act(
      target,
      'work',
      body => actApi.tag.act({ body: { ...body, customizetags: [tag], mode: isOn ? 'add' : 'remove' } }),
      count => t('didTag', { count }),
    )
    if (!done) return
    setOn(now => new Set(isOn ? [...now, tag] : [...now].filter(each => each !== tag)))
  }
  return (
    <>
      <PickPanel
        label={t('tags')}
        choices={known.map(tag => ({ id: tag, name: tag }))}
        chosen={on}
        onTurn={(tag, isOn) => void turn(String(tag), isOn)}
        onMake={tag => void turn(tag, true)}
      />
      <p className={styles.hint}>{t('tagsHint')}</p>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button kind="primary" onClick={closePanel}>
          {t('done')}
        </Button>
      </Row>
    </>
  )
}
