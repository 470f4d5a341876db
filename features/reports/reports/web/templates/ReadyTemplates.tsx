import { Button, type List, linkTo, Row, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ReadyName, Template, TemplateKind, TemplateQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './templates.module.css'

/** Templates that come with the product: used as they are, or copied. */
export function ReadyTemplates({ kind, list }: { kind: TemplateKind; list: List<Template, TemplateQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const { data: ready = [] } = useQuery({
    queryKey: ['report-templates', 'ready'],
    queryFn: ({ signal }) => api.readyTemplates(undefined, { signal }),
    staleTime: Infinity,
  })
  const copy = (name: ReadyName) =>
    list.act(
      () => api.copyTemplate.act({ body: { ready: name } }),
      made => t('copied', { name: made.name }),
    )
  return (
    <section className={styles.ready} aria-label={t('ready')}>
      <h2>{t('ready')}</h2>
      <p className="dim">{t('readyText')}</p>
      <ul>
        {ready
          .filter(each => each.kind === kind)
          .map(each => (
            <li key={each.ready}>
              <strong>{each.name}</strong>
              <span className="dim">{each.purpose}</span>
              <Row as="span" gap={8} className={styles.acts}>
                {may('reports.edit') && (
                  <Button
                    size="small"
                    onClick={() => void navigate(linkTo('/addReport', null, { template: each.ready }))}
                  >
                    {t('make')}
                  </Button>
                )}
                {may('reports.templates') && (
                  <Button size="small" onClick={() => void copy(each.ready)}>
                    {t('copy')}
                  </Button>
                )}
              </Row>
            </li>
          ))}
      </ul>
    </section>
  )
}
