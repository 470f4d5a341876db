import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { Button, Row, useFormat, useWords } from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Label } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { labelApi } from '../label-queries.ts'
import styles from '../labels.module.css'

/** The rule by which articles get a label; what it would label is shown before it is saved. */
export function LabelRule({
  label,
  onSave,
  onClose,
}: {
  label: Label
  onSave: (rule: string | null) => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [rule, setRule] = useState(label.rule ?? '')
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (text: string) => labelApi.tryRule({ body: { rule: text } }, { timeout: 'long' }),
  })
  const isEmpty = rule.trim() === ''
  const tryOut = () => {
    if (!isEmpty) mutate(rule)
  }
  return (
    <section className={styles.ruleOf} aria-label={t('ruleOf', { name: label.name })}>
      <h2>{t('ruleOf', { name: label.name })}</h2>
      <p className="dim">{t('ruleNote')}</p>
      <RuleBox
        text={rule}
        problem={error?.message}
        onChange={text => {
          setRule(text)
          reset()
        }}
        onRun={tryOut}
      />
      <Row gap={8} wrap align="center">
        <Button size="small" disabled={isEmpty || isPending} onClick={tryOut}>
          {t(isPending ? 'trying' : 'tryRule')}
        </Button>
        <Button size="small" kind="primary" disabled={!data} onClick={() => void onSave(rule.trim()).then(onClose)}>
          {t('saveRule')}
        </Button>
        {label.rule !== null && (
          <Button size="small" onClick={() => void onSave(null).then(onClose)}>
            {t('dropRule')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <span role="status">
          {data && t('tried', { examined: format.exact(data.examined), found: format.exact(data.found) })}
        </span>
      </Row>
      {data && data.samples.length > 0 && (
        <ul>
          {data.samples.map(({ id, title, media, publishedAt, timeOfArrival }) => (
            <Row key={id} as="li" gap={12} className={styles.sample}>
              <span className="cut grow">{title}</span>
              <span className="dim">
                {media} <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
              </span>
            </Row>
          ))}
        </ul>
      )}
    </section>
  )
}
