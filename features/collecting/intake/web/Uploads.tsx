import { connect, ErrorOf, Moment, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { intake } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './enter.module.css'

const api = connect(intake)

/** Files that were uploaded in the last days, and how they fared; their refused rows are files of the tray. */
export function Uploads() {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'uploads'],
    queryFn: ({ signal }) => api.uploads({ body: { page: 1, pageSize: 20 } }, { signal }),
    staleTime: 0,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data || data.list.length === 0) return data ? <p className="dim">{t('noUploads')}</p> : null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.rows} tabIndex={0} aria-label={t('uploads')}>
      <table>
        <caption className="hidden">{t('uploads')}</caption>
        <thead>
          <tr>
            <th>{t('uploads')}</th>
            <th>{t('uploadState')}</th>
            <th>{t('uploadAccepted')}</th>
            <th>{t('uploadSameShort')}</th>
            <th>{t('uploadRefused')}</th>
            <th>{t('uploadBy')}</th>
          </tr>
        </thead>
        <tbody>
          {data.list.map(upload => (
            <tr key={upload.id}>
              <td title={upload.file}>{upload.file}</td>
              <td>{t(`upload_${upload.state}`)}</td>
              <td>{format.exact(upload.accepted)}</td>
              <td>{format.exact(upload.same)}</td>
              <td>{format.exact(upload.refused)}</td>
              <td>
                {upload.by} <Moment at={upload.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
