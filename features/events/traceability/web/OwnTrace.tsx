import { LinkDialog } from '@guanlan/features/handling/shares/web'
import {
  Button,
  Checkbox,
  fileName,
  Icon,
  linkTo,
  Menu,
  Row,
  saveAs,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Cascade } from '../contract/cascade.ts'
import type { Traced } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { TraceView } from './TraceView.tsx'
import styles from './trace.module.css'

/** As a member sees it: articles open, branches unfold, the table is exported, the whole is shared. */
export function OwnTrace({
  traced,
  cascade,
  onUnfold,
  onUnfoldReposts,
}: {
  traced: Traced
  cascade: Cascade | null
  onUnfold: (article: number) => void
  onUnfoldReposts: (number: number) => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const [isSharing, setSharing] = useState(false)
  const [names, setNames] = useState(false)
  const { subject } = traced
  const { kind, id } = subject
  const save = async (of: 'heading' | 'reposts', fileType: 'xlsx' | 'csv') => {
    try {
      const load = of === 'heading' ? api.export : api.exportReposts
      const file = await load({ body: { kind, id, fileType } }, { timeout: 'long' })
      saveAs(file, `${fileName(`${t(of)} ${subject.title}`)}.${fileType}`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <div className={styles.page}>
      <Row as="header" gap={12} align="center" wrap={4} className={styles.head ?? ''}>
        <h1 className="cut" title={subject.title}>
          {t('heading')} · {subject.title}
        </h1>
        <span className="grow" />
        {kind === 'event' && <Link to={linkTo('/eventAnalysis/treedetail', null, { id })}>{t('openEvent')}</Link>}
        <Menu
          label={t('asExcel')}
          face={<Icon name="download" />}
          items={[
            { key: 'xlsx', label: t('asExcel'), icon: 'table', run: () => void save('heading', 'xlsx') },
            { key: 'csv', label: t('asCsv'), icon: 'table', run: () => void save('heading', 'csv') },
            ...(cascade === null
              ? []
              : (['xlsx', 'csv'] as const).map(fileType => ({
                  key: `reposts ${fileType}`,
                  label: t(fileType === 'xlsx' ? 'repostsAsExcel' : 'repostsAsCsv'),
                  icon: 'table' as const,
                  run: () => void save('reposts', fileType),
                }))),
          ]}
        />
        {may('traceability.share') && (
          <Button icon="share" onClick={() => setSharing(true)}>
            {t('share')}
          </Button>
        )}
      </Row>
      <div className={styles.scroll}>
        <TraceView
          traced={traced}
          cascade={cascade}
          onUnfoldReposts={onUnfoldReposts}
          onOpen={({ id: article }) => {
            if (article !== null) void navigate(linkTo(`/monitorDetail?id=${article}`))
          }}
          onUnfold={onUnfold}
          loadVersions={articles => api.versions({ body: { articles: [...articles] } }, { timeout: 'long' })}
        />
      </div>
      {isSharing && (
        <LinkDialog
          title={t('sharePicture', { title: subject.title })}
          about={t('shareAbout')}
          make={terms => api.share({ body: { kind, id, names, ...terms } })}
          onClose={() => setSharing(false)}
        >
          {cascade && (
            <Row gap={8} align="center">
              <Checkbox label={t('shareNames')} checked={names} onChange={setNames} />
              <span aria-hidden>{t('shareNames')}</span>
            </Row>
          )}
        </LinkDialog>
      )}
    </div>
  )
}
