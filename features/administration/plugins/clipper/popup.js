/** The clipper's window: the page that is open goes into a monitor, by the call with which programs hand in articles. */
import { readPage } from './read-page.js'

const element = id => document.getElementById(id)
const word = (name, ...values) => chrome.i18n.getMessage(name, values)
const config = await (await fetch('config.json')).json()

for (const each of document.querySelectorAll('[data-words]')) each.textContent = word(each.dataset.words)
document.documentElement.lang = chrome.i18n.getUILanguage()
document.title = word('name')
element('organisation').textContent = config.organisation

/** Of the page: what the window does not show. */
let page = null

function say(text, isWrong = false) {
  element('said').textContent = text
  element('said').toggleAttribute('data-wrong', isWrong)
}

function show(form) {
  for (const id of ['keyForm', 'clipForm']) element(id).hidden = id !== form
}

/** Answers come in an envelope; its sentence is in the reader's language. */
async function ask(key, method, path, body) {
  let reply
  try {
    reply = await fetch(config.address + path, {
      method,
      // A browser that is signed in to the product must not send its own session along.
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': chrome.i18n.getUILanguage(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Error(word('unreachable', config.address))
  }
  const answer = await reply.json().catch(() => ({}))
  if (!reply.ok) throw new Error(answer.problems?.[0]?.msg || answer.msg || `HTTP ${reply.status}`)
  return answer.data
}

/** The page in front; opened in a tab of its own, the clipper means the tab that was in front before. */
async function tabInFront() {
  const own = await chrome.tabs.getCurrent()
  if (!own) return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]
  const others = (await chrome.tabs.query({})).filter(({ id }) => id !== own.id)
  return others.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0]
}

async function begin() {
  const { key = '', monitor = '' } = await chrome.storage.local.get(['key', 'monitor'])
  if (key === '') return show('keyForm')
  try {
    const [plugin] = await ask(key, 'GET', '/inews/pluginInfo?plugType=clipper')
    if (plugin?.isOpen !== 1) return say(word('isOff'), true)
    fillMonitors(await ask(key, 'GET', '/inews/monitor'), monitor)
  } catch (error) {
    show('keyForm')
    return say(error.message, true)
  }
  try {
    const [{ result }] = await chrome.scripting.executeScript({
      target: { tabId: (await tabInFront()).id },
      func: readPage,
    })
    page = result
  } catch {
    return say(word('unreadable'), true)
  }
  for (const field of ['title', 'media', 'text']) element(field).value = page[field]
  show('clipForm')
}

/** Each under the names of what it lies in. */
function fillMonitors(monitors, before) {
  const byId = new Map(monitors.map(each => [each.id, each]))
  const pathOf = ({ name, fatherId }) => {
    const father = byId.get(fatherId)
    return father ? `${pathOf(father)} / ${name}` : name
  }
  const options = monitors
    .filter(({ kind }) => kind === 'item')
    .map(each => new Option(pathOf(each), String(each.id), false, String(each.id) === before))
  element('monitor').replaceChildren(new Option('—', ''), ...options)
}

async function clip(event) {
  event.preventDefault()
  const { key } = await chrome.storage.local.get(['key'])
  const monitor = element('monitor').value
  const article = {
    url: page.url,
    title: element('title').value,
    media: element('media').value,
    body: element('text').value,
    mediaType: 'web',
    ...(page.author && { author: page.author }),
    ...(page.publishedAt && { publishedAt: page.publishedAt }),
  }
  say(word('sending'))
  try {
    const body = { article, monitors: [Number(monitor)] }
    const { refused } = await ask(key, 'POST', '/ua/upload/article/enter', body)
    if (refused.length > 0) return say(refused[0].msg, true)
    await chrome.storage.local.set({ monitor })
    say(word('sent'))
  } catch (error) {
    say(error.message, true)
  }
}

element('keyForm').addEventListener('submit', async event => {
  event.preventDefault()
  await chrome.storage.local.set({ key: element('key').value.trim() })
  say('')
  await begin()
})
element('clipForm').addEventListener('submit', event => void clip(event))
element('otherKey').addEventListener('click', () => show('keyForm'))
await begin()
