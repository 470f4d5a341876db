import { Button, useWords } from '@guanlan/platform/web'
import { useRef, useState } from 'react'
import { strings } from '../strings.ts'
import { comparedTo, type FileWords, wordsOfFile } from './words-of-file.ts'

/** Words of a text file (a line, comma or tab apart): what it has that the list has not, then taken in beside it or in its place. */
export function FromFile({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const t = useWords(strings)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<(FileWords & { name: string }) | null>(null)
  const compared = file && comparedTo(text, file.words)
  const take = (next: readonly string[]) => {
    onTake(next.join('\n'))
    setFile(null)
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.tsv"
        hidden
        onChange={async event => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) setFile({ name: chosen.name, ...wordsOfFile(new Uint8Array(await chosen.arrayBuffer())) })
        }}
      />
      <Button kind="quiet" size="small" icon="upload" onClick={() => input.current?.click()}>
        {t('fromFile')}
      </Button>
      {file && compared && (
        <section aria-label={file.name}>
          <p role="status">
            {t('fileCompared', {
              name: file.name,
              words: file.words.length,
              added: compared.added.length,
              same: compared.same,
              missing: compared.missing.length,
            })}
          </p>
          {compared.added.length > 0 && <p className="dim">{compared.added.slice(0, 10).join(t('wordJoint'))}</p>}
          <Button size="small" onClick={() => take([...compared.kept, ...compared.added])}>
            {t('fileMerge')}
          </Button>{' '}
          <Button size="small" kind="quiet" onClick={() => take(file.words)}>
            {t('fileReplace')}
          </Button>{' '}
          <Button size="small" kind="quiet" onClick={() => setFile(null)}>
            {t('fileLeave')}
          </Button>
        </section>
      )}
    </div>
  )
}
