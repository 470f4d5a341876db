import { Button, Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { exported, imported, type SensitiveWord, type WordDraft, WordQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { EffectCell, OnlineTag } from './marking.tsx'
import { sensitiveWordsApi as api } from './queries.ts'
import { WordForm } from './WordForm.tsx'

/** Own words of the organisation. `effect`: what a new one does. */
export function Words({ title, effect, parts }: { title: string; effect: WordDraft['effect']; parts?: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: effect === 'badge' ? 'sensitiveWords' : 'negativeWords',
    question: WordQuestion,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const { act } = list
  const columns = useMemo<RecordColumn<SensitiveWord>[]>(() => {
    const put = ({ id, word, online }: SensitiveWord) =>
      void act(
        () => api.online.act({ params: { id }, body: { online: !online } }),
        () => t(online ? 'nowOffline' : 'nowOnline', { name: word }),
      )
    return [
      { id: 'word', title: t('word'), width: 220, sort: 'word', pinned: 'start', cell: row => row.word },
      { id: 'online', title: t('onlineTitle'), width: 100, cell: row => <OnlineTag row={row} /> },
      { id: 'effect', title: t('effectTitle'), width: 260, cell: row => <EffectCell row={row} /> },
      {
        id: 'put',
        title: t('putTitle'),
        width: 140,
        cell: row => (
          <Button kind="quiet" size="small" onClick={() => put(row)}>
            {t(row.online ? 'putOffline' : 'putOnline')}
          </Button>
        ),
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy, rare: true },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ]
  }, [t, act])
  return (
    <RecordScreen
      title={title}
      list={list}
      api={api}
      search={t('find')}
      columns={columns}
      nameOf={row => row.word}
      add={t('add')}
      blank={{ word: '', online: true, effect, level: 4 }}
      form={start => <WordForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      removed={count => t('removed', { count })}
      exported={exported}
      imported={imported}
      importTitle={t('words')}
      filters={parts}
    />
  )
}
