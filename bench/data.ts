import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real articles lie beside the repository, whatever folder a bench is started from; `--data` names another place. */
export const dataBeside = join(fileURLToPath(new URL('.', import.meta.url)), '../../shared/data')
