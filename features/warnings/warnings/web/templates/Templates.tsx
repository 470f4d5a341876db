import {
  Button,
  ErrorOf,
  Icon,
  IconButton,
  mayGo,
  SkeletonRows,
  Tag,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Template, TemplateDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ManageSwitch } from '../ManageSwitch.tsx'
import { blankRow } from './row-edits.ts'
import { TemplateForm } from './TemplateForm.tsx'
import styles from './templates.module.css'

/** How messages are written: the templates of the organisation, one of them in use, and the one that is open (`template`). */
export function Templates() {
  const t = useWords(strings)
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const [started, setBegun] = useState<TemplateDraft | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'templates'],
    queryFn: ({ signal }) => api.templates(undefined, { signal }),
  })
  const act = useUndo(refetch)
  const written = search.get('template')
  const open = data?.find(({ id }) => String(id) === written) ?? (written === null ? data?.[0] : undefined)
  const show = (id: number | null) =>
    setSearch(before => {
      const after = new URLSearchParams(before)
      if (id === null) after.delete('template')
      else after.set('template', String(id))
      return after
    })
  const go = async (then: () => void) => {
    if (await mayGo()) then()
  }
  const begin = (draft: TemplateDraft) => go(() => setBegun(draft))
  const saved = async (template: Template) => {
    await refetch()
    setBegun(null)
    show(template.id)
  }
  const use = ({ id, name }: Template) =>
    act(
      () => api.useTemplate.act({ params: { id } }),
      () => t('templateUsed', { name }),
    )
  const remove = async ({ id, name }: Template) => {
    if (!(await mayGo())) return
    await act(
      () => api.deleteTemplate.act({ params: { id } }),
      () => t('templateRemoved', { name }),
    )
    show(null)
  }
  return (
    <div className={styles.room}>
      <nav className={styles.list} aria-label={t('view_templates')}>
        <header>
          <h1>{t('title')}</h1>
          {may('warnings.edit') && (
            <IconButton
              size="small"
              icon="plus"
              label={t('addTemplate')}
              onClick={() => void begin({ name: '', content: [blankRow()] })}
            />
          )}
        </header>
        <ManageSwitch now="templates" />
        {error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : !data && <SkeletonRows />}
        <ul>
          {data?.map(template => (
            <li key={template.id}>
              <button
                type="button"
                aria-current={!started && template === open ? 'true' : undefined}
                onClick={() =>
                  void go(() => {
                    setBegun(null)
                    show(template.id)
                  })
                }
              >
                <Icon name="copy" size={14} />
                <span className="cut grow">{template.name}</span>
                {template.inUse && <Tag accent>{t('templateInUse')}</Tag>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.detail}>
        {(started || open) && (
          <TemplateForm
            key={started ? 'new' : `${open?.id} ${open?.version}`}
            start={started ?? (open as Template)}
            onSaved={template => void saved(template)}
            onClose={() =>
              void go(() => {
                setBegun(null)
                show(null)
              })
            }
            onCopy={({ name, content }) => void begin({ name: t('copyOf', { name }).slice(0, 50), content })}
            onUse={template => void use(template)}
            onRemove={template => void remove(template)}
          />
        )}
        {!started && data && !open && (
          <p className="dim">
            {t('templateGone')} <Button onClick={() => show(null)}>{t('close')}</Button>
          </p>
        )}
      </div>
    </div>
  )
}
