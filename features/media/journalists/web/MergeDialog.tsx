import { Button, PlainTable, Row, Stack, useUndo, useWords, WritingDialog } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Draft, type Journalist, mostEntries, mostLanguages, mostTags, type Twins } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './journalists.module.css'

/** Fields of which one stays; posts, languages and tags of both do. */
const chosen = ['name', 'role', 'region', 'notes'] as const
type Field = (typeof chosen)[number]

/** Two records become one, field by field. */
export function MergeDialog({ of: { one, other }, onClose }: { of: Twins; onClose: () => void }) {
  const t = useWords(strings)
  const queries = useQueryClient()
  const act = useUndo(useCallback(() => queries.invalidateQueries(), [queries]))
  // What only one of them says is kept, whoever it is.
  const [taken, setTaken] = useState<Record<Field, 'one' | 'other'>>(
    () =>
      Object.fromEntries(chosen.map(field => [field, one[field] ? 'one' : 'other'])) as Record<Field, 'one' | 'other'>,
  )
  const both = { one, other }
  const differing = chosen.filter(field => (one[field] ?? '') !== (other[field] ?? ''))
  const merge = async () => {
    const picked = Object.fromEntries(chosen.map(field => [field, both[taken[field]][field]]))
    const draft = Draft.parse({ ...joined(one, other), ...picked })
    const done = await act(
      () =>
        api.merge.act({
          body: { ...draft, id: one.id, version: one.version, other: other.id, otherVersion: other.version },
        }),
      () => t('merged'),
    )
    if (done !== null) onClose()
  }
  return (
    <WritingDialog label={t('merging')} size="small" onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.merge}>
          <h2>{t('merging')}</h2>
          {differing.length > 0 && (
            <PlainTable label={t('mergeChoose')} head={['', `1`, `2`]}>
              {differing.map(field => (
                <tr key={field}>
                  <th scope="row">{t(field)}</th>
                  {(['one', 'other'] as const).map(side => (
                    <td key={side}>
                      <label>
                        <input
                          type="radio"
                          name={field}
                          checked={taken[field] === side}
                          onChange={() => setTaken({ ...taken, [field]: side })}
                        />{' '}
                        {both[side][field] || t('none')}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </PlainTable>
          )}
          <p className="dim">{t('bothStay')}</p>
          <Row gap={8} to="end">
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button kind="primary" onClick={() => void merge()}>
              {t('merge')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}

function joined(one: Journalist, other: Journalist) {
  const posts = [...one.entries, ...other.entries].filter(
    (post, at, all) =>
      all.findIndex(each => each.entry === post.entry && each.medium === post.medium && each.from === post.from) === at,
  )
  return {
    entries: posts.slice(0, mostEntries),
    languages: [...new Set([...one.languages, ...other.languages])].slice(0, mostLanguages),
    tags: [...new Set([...one.tags, ...other.tags])].slice(0, mostTags),
    doNotCall: one.doNotCall || other.doNotCall,
  }
}
