import { Button, choicesOf, Row, Segmented, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Fact, FactDraft, factStates } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ArticleSelect } from '../parts/ArticleSelect.tsx'
import partStyles from '../parts/parts.module.css'
import { useCrisisAct } from '../use-crisis.ts'

/** A new fact, or one that is changed. */
export function FactForm({ crisisId, before, onClose }: { crisisId: number; before?: Fact; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [draft, setDraft] = useState<FactDraft>({
    crisisId,
    state: before?.state ?? 'open',
    text: before?.text ?? '',
    articleId: before?.articleId ?? null,
    link: before?.link ?? '',
    verifiedBy: before?.verifiedBy ?? '',
  })
  const change = (more: Partial<FactDraft>) => setDraft(now => ({ ...now, ...more }))
  const isWrong = !FactDraft.shape.link.safeParse(draft.link).success
  const [isTried, setTried] = useState(false)
  const save = async () => {
    setTried(true)
    if (isWrong) return
    const done = before
      ? await act(
          () => api.updateFact.act({ params: { id: before.id }, body: { ...draft, version: before.version } }),
          () => t('didChangeFact'),
        )
      : await act(
          () => api.addFact.act({ body: draft }),
          () => t('didAddFact'),
        )
    if (done) onClose()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={partStyles.ask}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('factField')}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={1000}
          value={draft.text}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
          autoFocus
          onChange={event => change({ text: event.target.value })}
        />
      </label>
      <Row>
        <Segmented
          label={t('factStateField')}
          value={draft.state}
          onChange={state => change({ state })}
          options={choicesOf(factStates, key => t(`fact_${key}`))}
        />
      </Row>
      <ArticleSelect
        crisisId={crisisId}
        label={t('factArticleField')}
        value={draft.articleId}
        onChange={articleId => change({ articleId })}
      />
      <TextField
        label={t('factLinkField')}
        type="url"
        value={draft.link}
        problem={isTried && isWrong ? t('factLink') : undefined}
        maxLength={1000}
        placeholder="https://"
        onChange={event => change({ link: event.target.value })}
      />
      {draft.state !== 'open' && (
        <TextField
          label={t('factVerifierField')}
          value={draft.verifiedBy}
          maxLength={100}
          onChange={event => change({ verifiedBy: event.target.value })}
        />
      )}
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={draft.text.trim() === ''}>
          {before ? t('save') : t('addFact')}
        </Button>
      </Row>
    </Stack>
  )
}
