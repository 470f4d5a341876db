/** Keycloak 26.7.3 from Maven, laid out and built, so that a start takes seconds. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { client, fromMaven } from './fetch.ts'
import { java } from './java.ts'
import { part } from './store.ts'

const VERSION = '26.7.3'
const SHA256 = '27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f'
const HOME = `keycloak-${VERSION}`

/** The folder with `lib` and `providers`; whoever starts it takes a copy, as its data lie in it too. */
export async function keycloak(): Promise<string> {
  const runtime = await java()
  const folder = await part(HOME, async folder => {
    const zip = await fromMaven(`org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`, SHA256, folder)
    await client('python3', ['-m', 'zipfile', '-e', zip, folder])
    await rm(zip)
    await client(runtime, keycloakWords(join(folder, HOME), ['build']))
  })
  return join(folder, HOME)
}

/** What its own script hands to Java, without the shell between: the process that is started is the one that ends. */
export const keycloakWords = (home: string, words: readonly string[]): string[] => [
  '-Xms64m',
  '-Xmx512m',
  '-XX:MaxMetaspaceSize=256m',
  '-XX:+ExitOnOutOfMemoryError',
  ...['java.util', 'java.util.concurrent', 'java.security', 'java.lang'].map(
    name => `--add-opens=java.base/${name}=ALL-UNNAMED`,
  ),
  '--enable-native-access=ALL-UNNAMED',
  '-Duser.language=en',
  `-Dkc.home.dir=${home}`,
  `-Djboss.server.config.dir=${join(home, 'conf')}`,
  '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
  '-Djava.util.logging.manager=org.jboss.logmanager.LogManager',
  '-Dpicocli.disable.closures=true',
  '-cp',
  join(home, 'lib/quarkus-run.jar'),
  'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
  ...words,
]
