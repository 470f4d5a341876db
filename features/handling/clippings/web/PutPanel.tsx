import { Button, Row, SkeletonRows, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { nameLength, type Putting } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, today } from './api.ts'
import styles from './clippings.module.css'
import { useClippingActs, useDirectories } from './use-clipping-acts.ts'

type Where = { day: string } | { directoryId: number } | { name: string }

/** Puts articles into today's daily report, a directory or a new one. Enter puts them where the focus stands. */
export function PutPanel({
  chosen,
  onClose,
}: {
  chosen: Pick<Putting, 'idList' | 'all'> & { found?: boolean }
  onClose: () => void
}) {
  const t = useWords(strings)
  const act = useClippingActs()
  const daily = useDirectories('daily', today())
  const others = useDirectories('report', null)
  const [section, setSection] = useState('')
  const [name, setName] = useState('')
  const put = async (where: Where) => {
    const done = await act(
      () => api.put.act({ body: { ...chosen, ...where, section } }, { timeout: 'long' }),
      ({ added, there, directory }) => t(there > 0 ? 'putSome' : 'put', { count: added, there, name: directory.name }),
    )
    if (done) onClose()
  }
  if (!daily.data || !others.data) return <SkeletonRows rows={4} />
  const newest = others.data.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  const places: { key: string; name: string; where: Where }[] = [
    ...(daily.data.length === 0 ? [{ key: 'today', name: t('todays'), where: { day: today() } }] : []),
    ...daily.data.map(({ id, name: given }) => ({
      key: String(id),
      name: t('todaysNamed', { name: given }),
      where: { directoryId: id },
    })),
    ...newest.map(({ id, name: given }) => ({ key: String(id), name: given, where: { directoryId: id } })),
  ]
  return (
    <div className={styles.put}>
      <ul aria-label={t('directories')}>
        {places.map((place, at) => (
          <li key={place.key}>
            <Button kind={at === 0 ? 'primary' : 'plain'} autoFocus={at === 0} onClick={() => void put(place.where)}>
              {place.name}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={t('sectionField')}
        placeholder={t('sectionHint')}
        maxLength={50}
        value={section}
        onChange={event => setSection(event.target.value)}
      />
      <Row
        as="form"
        gap={6}
        align="center"
        className={styles.line}
        onSubmit={event => {
          event.preventDefault()
          if (name.trim()) void put({ name: name.trim() })
        }}
      >
        <TextField
          label={t('newDirectory')}
          maxLength={nameLength}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" disabled={!name.trim()}>
          {t('putIntoNew')}
        </Button>
      </Row>
    </div>
  )
}
