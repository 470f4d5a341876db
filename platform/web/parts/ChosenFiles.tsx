import { IconButton } from './Button.tsx'
import styles from './chosen-files.module.css'
import { Row, Stack } from './Layout.tsx'

/** Files that are chosen in a form and sent with it: each can be taken out again. */
export function ChosenFiles({
  label,
  removeLabel,
  kinds,
  most,
  files,
  onChange,
}: {
  label: string
  removeLabel: (name: string) => string
  /** Endings without a dot. */
  kinds: readonly string[]
  most: number
  files: readonly File[]
  onChange: (files: File[]) => void
}) {
  return (
    <Stack gap={4}>
      {files.length > 0 && (
        <Stack as="ul" gap={4}>
          {files.map(file => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <span className="cut">{file.name}</span>
              <IconButton
                icon="close"
                size="small"
                label={removeLabel(file.name)}
                onClick={() => onChange(files.filter(each => each !== file))}
              />
            </li>
          ))}
        </Stack>
      )}
      {files.length < most && (
        <Row>
          <label className={`button plain ${styles.choose}`}>
            {label}
            <input
              type="file"
              className="unseen"
              accept={kinds.map(kind => `.${kind}`).join(',')}
              onChange={event => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) onChange([...files, file])
              }}
            />
          </label>
        </Row>
      )}
    </Stack>
  )
}
