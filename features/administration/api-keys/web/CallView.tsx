import { Button, copyText, Facts, Row, Segmented, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useId, useState } from 'react'
import type { DescribedCall } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './catalogue.module.css'
import { type ExampleRequest, exampleRequest, fieldsOf, type ProgramKind, programKinds, programOf } from './example.ts'

export interface Sent {
  status: number
  ms: number
  headers: readonly (readonly [string, string])[]
  text: string
}
export type SendCall = (call: DescribedCall, request: ExampleRequest, key: string) => Promise<Sent>

const programNames = { curl: 'curl', python: 'Python', typescript: 'TypeScript' } as const satisfies Record<
  ProgramKind,
  string
>

/** One call: what it takes and gives, what it costs, programs that make it, and a place to try it out. */
export function CallView({ call, send, withKey }: { call: DescribedCall; send: SendCall; withKey: boolean }) {
  const t = useWords(strings)
  const [request, setRequested] = useState(() => exampleRequest(call))
  const [kind, setKind] = useState<ProgramKind>('curl')
  const program = programOf(kind, location.origin, call, request)
  const price = call.fen === 0 ? t('included') : `¥${(call.fen / 100).toFixed(2)}`
  return (
    <Stack as="article" gap={16} className={styles.call}>
      <header>
        <h2>
          <code>
            {call.method} {call.path}
          </code>
        </h2>
        <p lang="en">{call.summary}</p>
      </header>
      <Facts
        of="texts"
        facts={[
          [t('needs'), call.permissionName ?? t('nothingNeeded')],
          ...(call.isOpen ? [[t('price'), price] as const] : []),
          ...(call.aliases.length > 0 ? [[t('alsoAt'), call.aliases.join('、')] as const] : []),
        ]}
      />
      <Shape title={t('inPath')} shape={call.params} />
      <Shape title={t('inQuery')} shape={call.query} />
      <Shape title={t('inBody')} shape={call.body} />
      <Shape title={t('inReply')} shape={call.reply} />
      <section>
        <Row gap={16} wrap={8} align="center">
          <h3>{t('example')}</h3>
          <Segmented
            label={t('example')}
            options={programKinds.map(value => ({ value, label: programNames[value] }))}
            value={kind}
            onChange={setKind}
          />
          <Button size="small" onClick={() => void copyText(program, t('exampleCopied'), t('notCopied'))}>
            {t('copyExample')}
          </Button>
        </Row>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
        <pre tabIndex={0}>{program}</pre>
      </section>
      <TryOut call={call} asked={request} onChange={setRequested} send={send} withKey={withKey} />
    </Stack>
  )
}

function Shape({ title, shape }: { title: string; shape: DescribedCall['body'] }) {
  const t = useWords(strings)
  const fields = fieldsOf(shape)
  if (shape === null) return null
  return (
    <section>
      <h3>{title}</h3>
      {fields.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, type, isRequired, note }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {isRequired && <span title={t('required')}> *</span>}
                </th>
                <td>
                  <code>{type}</code>
                </td>
                <td lang="en">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary>{t('wholeShape')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
        <pre tabIndex={0}>{JSON.stringify(shape, null, 2)}</pre>
      </details>
    </section>
  )
}

function TryOut({
  call,
  asked: request,
  onChange,
  send,
  withKey,
}: {
  call: DescribedCall
  asked: ExampleRequest
  onChange: (asked: ExampleRequest) => void
  send: SendCall
  withKey: boolean
}) {
  const t = useWords(strings)
  const bodyId = useId()
  const [key, setKey] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  if (call.isStream) return null
  const tryOut = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      setSent(await send(call, request, key.trim()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setSending(false)
  }
  return (
    <Stack
      as="form"
      gap={12}
      aria-label={t('tryOut')}
      onSubmit={event => {
        event.preventDefault()
        void tryOut()
      }}
    >
      <h3>{t('tryOut')}</h3>
      {withKey && (
        <TextField
          label={t('ownKey')}
          type="password"
          autoComplete="off"
          value={key}
          below={t('keyStaysHere')}
          onChange={event => setKey(event.target.value)}
        />
      )}
      <TextField
        label={t('address_')}
        value={request.address}
        problem={problem}
        onChange={event => onChange({ ...request, address: event.target.value })}
      />
      {request.body !== null && (
        <div className="labelled">
          <label className="label-line" htmlFor={bodyId}>
            {t('inBody')}
          </label>
          <textarea
            id={bodyId}
            className={`field ${styles.body}`}
            rows={Math.min(16, request.body.split('\n').length + 1)}
            spellCheck={false}
            value={request.body}
            onChange={event => onChange({ ...request, body: event.target.value })}
          />
        </div>
      )}
      <Row as="p" gap={16} wrap={8} align="center">
        <Button kind="primary" type="submit" disabled={isSending || (withKey && key.trim() === '')}>
          {t('send')}
        </Button>
        {call.changes && <span className="dim">{t('changesReally')}</span>}
      </Row>
      {sent && (
        <section aria-label={t('answer')} role="status">
          <p>
            <b>{sent.status}</b> <span className="dim">{t('took', { ms: sent.ms })}</span>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
          <pre tabIndex={0}>
            {sent.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
            {'\n\n'}
            {sent.text}
          </pre>
        </section>
      )}
    </Stack>
  )
}
