import { Button, toast, useFormat, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CoverageBoard } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { bestOf, sourceOf } from './source-of.ts'
import styles from './sources.module.css'

/** Media that are no source, by their articles: one click looks behind each and adds what it offers. */
export function UnseenList({ title, list }: { title: string; list: CoverageBoard['names'] }) {
  const t = useWords(strings)
  const format = useFormat()
  const mayAdd = useMay()('sources.edit')
  const { add, busy } = useAddByName()
  return (
    <>
      <h3>{title}</h3>
      {list.length === 0 && <p className="dim">{t('noneUnseen')}</p>}
      <ul className={styles.proposed}>
        {list.map(({ name, articles, before }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="dim">{t('articlesOf', { count: format.exact(articles) })}</span>
            {before !== null && before !== articles && (
              <span className="dim">{t('articlesBefore', { count: format.exact(before) })}</span>
            )}
            {mayAdd && (
              <Button
                size="small"
                icon="plus"
                aria-label={t('addThis', { name })}
                disabled={busy === name}
                onClick={() => void add(name)}
              >
                {busy === name ? t('looking') : t('addOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where nothing can be added at once, the field of adding says what there is. */
function useAddByName() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: ['sources'] }), [client])
  const act = useUndo(changed)
  const [busy, setBusy] = useState<string | null>(null)
  const add = async (name: string) => {
    setBusy(name)
    try {
      const { rows } = await api.detect({ body: { text: name } }, { timeout: 'long' }).catch(() => ({ rows: [] }))
      const [found] = rows
      const best = found && bestOf(found)
      if (best)
        await act(
          () => api.save.act({ body: sourceOf(found, best) }),
          source => t('added', { name: source.name }),
        )
      else {
        toast({ text: t('nothingToAdd', { name }) })
        await navigate(`/sourceMange?paste=${encodeURIComponent(name)}`)
      }
    } finally {
      setBusy(null)
    }
  }
  return { add, busy }
}
