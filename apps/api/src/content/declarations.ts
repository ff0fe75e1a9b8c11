import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { CONTENT_FILE, type ContentBlock, type ContentDeclarations } from '@tivara/contracts';
import { currentOf } from '@tivara/releases';
import { LRUCache } from 'lru-cache';
import { SiteReleases } from '../releases/index.js';

export interface DeclaredBlock extends ContentBlock {
  id: string;
  app: string;
  page: string;
}
export interface DeclaredPage {
  app: string;
  page: string;
  /** Of the release that declares it; the live one by default. */
  version?: string | undefined;
}

/** How long the deployed versions count as current. (ms) */
const FRESH_MS = 500;
/** How long a version that is not in the store counts as missing. (ms) */
const MISSING_MS = 5000;
const MAX_RELEASES = 100;
const APP = /^[a-z][a-z0-9-]*$/;

/** What the releases declare: the texts and pictures of their pages. */
@Injectable()
export class Declarations {
  private readonly releases = new LRUCache<string, Promise<DeclaredBlock[] | null>>({
    max: MAX_RELEASES,
  });
  private readonly log = new Logger('content');
  private hasWarned = false;
  private latest: { at: number; blocks: Promise<DeclaredBlock[]> } | undefined;

  constructor(private readonly site: SiteReleases) {}

  /** The blocks of a page; empty if there is none. Those that are live, if the release is not in the store. */
  async page({ app, page, version }: DeclaredPage): Promise<DeclaredBlock[]> {
    const own =
      version === undefined || !APP.test(app)
        ? null
        : await this.release(`${app}@${version}`).catch(() => null);
    const blocks = own ?? (await this.live());
    return blocks.filter((block) => block.app === app && block.page === page);
  }

  async block(id: string): Promise<DeclaredBlock | undefined> {
    return (await this.live()).find((block) => block.id === id);
  }

  /** The blocks of all live releases, with what only canaries have so far. Known ones are kept while the store cannot be read. */
  live(): Promise<DeclaredBlock[]> {
    const { latest } = this;
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.blocks;
    const blocks = this.readLive().catch((error: unknown) => {
      if (latest) return latest.blocks;
      throw new ServiceUnavailableException(`The releases cannot be read: ${String(error)}`);
    });
    this.latest = { at: performance.now(), blocks };
    blocks.catch(() => (this.latest = latest));
    return blocks;
  }

  private async readLive(): Promise<DeclaredBlock[]> {
    const { store } = this.site;
    const declared = (await store.apps()).map(async (app) => {
      const { live, canary } = currentOf(await store.history(app));
      const versions = [live, canary].flatMap((deployment) => deployment?.version ?? []);
      return Promise.all(versions.map((version) => this.release(`${app}@${version}`)));
    });
    const blocks = (await Promise.all(declared)).flat(2).filter((block) => block !== null);
    if (!blocks.length && !this.hasWarned) {
      this.hasWarned = true;
      this.log.warn(
        `No release in ${store.location} declares content, so pages have none. RELEASES_URL has to be that of the document servers.`,
      );
    }
    return merged(blocks);
  }

  private release(name: string): Promise<DeclaredBlock[] | null> {
    const known = this.releases.get(name);
    if (known) return known;
    const reading = this.read(name);
    this.releases.set(name, reading);
    reading.then(
      (blocks) => blocks ?? this.releases.set(name, reading, { ttl: MISSING_MS }),
      () => this.releases.delete(name),
    );
    return reading;
  }

  private async read(name: string): Promise<DeclaredBlock[] | null> {
    const [app = '', version = ''] = name.split('@');
    const { store } = this.site;
    if (!(await store.hasVersion(app, version))) return null;
    const file = await store.file(app, version, CONTENT_FILE);
    const declared = JSON.parse(String(file ?? '{}')) as ContentDeclarations;
    return Object.entries(declared).flatMap(([page, blocks]) =>
      Object.entries(blocks).map(([id, block]) => ({ ...block, id, app, page })),
    );
  }
}

/** One block for each id, with the fields of all that declare it; those of the first are preferred. */
function merged(declared: DeclaredBlock[]): DeclaredBlock[] {
  const byId = new Map<string, DeclaredBlock>();
  for (const block of declared) {
    const { fields, initial, ...known } = byId.get(block.id) ?? block;
    byId.set(block.id, {
      ...known,
      fields: { ...fields, ...block.fields, ...fields },
      initial: { ...initial, ...block.initial, ...initial },
    });
  }
  return [...byId.values()];
}
