import { Button, IconButton, Row, Stack, saveAs, toast, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CrisisFile, fileKinds } from '../../contract/files.ts'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { askAgain } from '../use-crisis.ts'
import styles from './files.module.css'

type Place = { taskId: number } | { factId: number }

const useFiles = (crisisId: number) =>
  useQuery({
    queryKey: [crisesKey, 'files', crisisId],
    queryFn: ({ signal }) => api.files({ query: { crisisId } }, { signal }),
  }).data ?? []

const isAt = (of: Place) => (file: CrisisFile) =>
  'taskId' in of ? file.taskId === of.taskId : file.factId === of.factId

/** Files at a task or a fact: each is saved by its name; who acts in the crisis adds and removes them. */
export function Files({ crisis, of }: { crisis: Crisis; of: Place }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const act = useUndo(() => askAgain(client))
  const files = useFiles(crisis.id).filter(isAt(of))
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const download = async ({ id, name }: CrisisFile) => {
    try {
      saveAs(await api.openFile({ params: { id } }, { timeout: 'long' }), name)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  const attach = (file: File) =>
    act(
      async () => {
        const { id } = await api.sendFile({ files: [file] }, { timeout: 'long' })
        return api.attachFile.act({ body: { crisisId: crisis.id, ...of, fileId: id } })
      },
      ({ name }) => t('didAttach', { name }),
    )
  const remove = ({ id, name }: CrisisFile) =>
    act(
      () => api.removeFile.act({ params: { id } }),
      () => t('didRemoveFile', { name }),
    )
  return (
    <>
      {files.length > 0 && (
        <Stack as="ul" gap={4} className={styles.files} aria-label={t('filesTitle')}>
          {files.map(file => (
            <li key={file.id}>
              <Button kind="quiet" size="small" icon="download" onClick={() => void download(file)}>
                <span className="cut">{file.name}</span>
              </Button>
              {isOpen && (
                <IconButton
                  icon="close"
                  size="small"
                  label={t('removeFileOf', { name: file.name })}
                  onClick={() => void remove(file)}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {isOpen && (
        <Row>
          <label className={`button small plain ${styles.attach}`}>
            {t('attachFile')}
            <input
              type="file"
              className="unseen"
              accept={fileKinds.map(kind => `.${kind}`).join(',')}
              onChange={event => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) void attach(file)
              }}
            />
          </label>
        </Row>
      )}
    </>
  )
}
