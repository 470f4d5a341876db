/**
 * Chromium of the machine as a printer: it gets HTML that was made here, runs no script and reaches no address. One process for each
 * page, ended when nothing was printed for a while or when a document took too long.
 */
import { access, constants } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'

export interface Printer {
  pdf(html: string, edges: Edges): Promise<Buffer>
  /** PNG of 1,080 pixels width, in parts of at most 16,000 pixels height, from the top. */
  pictures(html: string): Promise<Buffer[]>
  /** JPEG of a page that somebody else made, from shortly above the first of these texts, which are framed; as wide as a desk. */
  page(html: string, texts: readonly string[]): Promise<Buffer>
  close(): Promise<void>
}
/** HTML at the head and foot of each page. */
export interface Edges {
  head: string
  foot: string
}

export class NoBrowser extends Error {}
/** The document took too long, or the browser ended over it. */
export class NotPrinted extends Error {}

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where Chromium is on this machine; null: nowhere. @param named by the settings, before all others */
export async function findChromium(named: string | undefined): Promise<string | null> {
  for (const path of named ? [named] : places)
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path
  return null
}

const [idleMs, longestMs] = [60_000, 120_000]
/** Pixels of a page of a phone, three of the picture's for one of its. */
const phone = { width: 360, height: 640, scale: 3 }
const desk = { width: 1_024, height: 1_360, scale: 1 }
/** Pixels of the page above what is framed. */
const aboveFrame = 160
export const mostPictureHeight = 16_000

/** @param executable null: whatever is asked is refused with NoBrowser */
export function openPrinter(executable: string | null): Printer {
  let opening: Promise<Browser> | null = null
  let resting: NodeJS.Timeout | undefined
  let line: Promise<unknown> = Promise.resolve()

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ending = opening
    opening = null
    await ending?.then(browser => browser.close()).catch(() => {})
  }

  async function open(): Promise<Browser> {
    if (executable === null) throw new NoBrowser('no Chromium on this machine')
    const { chromium } = await import('playwright-core')
    opening ??= chromium
      .launch({ executablePath: executable, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
      .then(browser => browser.on('disconnected', () => (opening = null)))
    return opening.catch((error: unknown) => {
      opening = null
      throw error
    })
  }

  /** One after the other: a document may need a lot of memory. */
  function print<T>(
    html: string,
    view: { width: number; height: number; scale: number },
    work: (page: Page) => Promise<T>,
  ) {
    const printing = line.then(() => inPage(html, view, work))
    line = printing.catch(() => {})
    return printing
  }

  async function inPage<T>(html: string, view: typeof phone, work: (page: Page) => Promise<T>): Promise<T> {
    clearTimeout(resting)
    const browser = await open()
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NotPrinted('took too long')), longestMs)
    })
    try {
      return await Promise.race([tooLong, inContext(browser, html, view, work)])
    } catch (error) {
      // Whatever hangs in it goes with it.
      await end()
      throw error instanceof NotPrinted ? error : new NotPrinted(String(error), { cause: error })
    } finally {
      clearTimeout(timer)
      resting = setTimeout(() => void end(), idleMs)
      resting.unref()
    }
  }

  return {
    pdf: (html, { head, foot }) =>
      print(html, { width: 794, height: 1_123, scale: 1 }, page =>
        page.pdf({
          format: 'A4',
          printBackground: true,
          preferCSSPageSize: true,
          displayHeaderFooter: true,
          headerTemplate: head,
          footerTemplate: foot,
          outline: true,
          tagged: true,
        }),
      ),
    pictures: html =>
      print(html, phone, async page => {
        const height = await heightOf(page)
        const parts: Buffer[] = []
        const step = Math.floor(mostPictureHeight / phone.scale)
        for (let top = 0; top < height; top += step) {
          const clip = { x: 0, y: top, width: phone.width, height: Math.min(step, height - top) }
          const shot = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
          parts.push(await sharp(shot).png({ compressionLevel: 9, palette: true }).toBuffer())
        }
        return parts
      }),
    page: (html, texts) =>
      print(html, desk, async page => {
        const framed = await framesOf(page, texts)
        const height = await heightOf(page)
        const above = Math.max(0, Math.floor(Math.min(...framed.map(({ y }) => y), height) - aboveFrame))
        const top = framed.length === 0 ? 0 : Math.min(above, Math.max(0, height - desk.height))
        const clip = { x: 0, y: top, width: desk.width, height: Math.max(1, Math.min(desk.height, height - top)) }
        const shot = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
        return sharp(shot)
          .composite([{ input: Buffer.from(frameDrawing(framed, clip)), top: 0, left: 0 }])
          .jpeg({ quality: 78 })
          .toBuffer()
      }),
    close: end,
  }
}

async function inContext<T>(
  browser: Browser,
  html: string,
  { width, height, scale }: { width: number; height: number; scale: number },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    viewport: { width, height },
    deviceScaleFactor: scale,
  })
  try {
    await context.route('**/*', route => route.abort())
    const page = await context.newPage()
    await page.setContent(html, { waitUntil: 'load', timeout: longestMs })
    return await work(page)
  } finally {
    await context.close().catch(() => {})
  }
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const longestLookMs = 2_000

/** Where these texts stand, each at its first place that is drawn. */
async function framesOf(page: Page, texts: readonly string[]): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const text of texts) {
    const found = page.getByText(text).filter({ visible: true }).first()
    const box = await found.boundingBox({ timeout: longestLookMs }).catch(() => null)
    if (box && box.width > 0 && box.height > 0) frames.push(box)
  }
  return frames
}

const frameDrawing = (frames: readonly Frame[], { y: top, width, height }: Frame): string => {
  const rects = frames.map(
    ({ x, y, width: across, height: down }) =>
      `<rect x="${Math.max(2, x - 6)}" y="${Math.max(2, y - top - 6)}" width="${Math.min(across + 12, width - 4)}" height="${down + 12}" rx="4"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#F5C84222" stroke="#D0342C" stroke-width="3">${rects.join('')}</g></svg>`
}

/** Pixels of the whole page. */
async function heightOf(page: Page): Promise<number> {
  const box = await page.locator('html').boundingBox()
  return Math.max(1, Math.ceil(box?.height ?? 1))
}
