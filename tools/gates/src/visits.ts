/** Visits of the smoke gate: what a page does wrong on its way to the screen, at the sizes of a phone and of a desktop. */
import { AxeBuilder } from '@axe-core/playwright';
import { API } from '@tivara/contracts';
import { allowFunctions } from '@tivara/workspace/browser';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Finding } from './gates.ts';
import type { Release } from '@tivara/contracts';
import type { Target } from './smoke.ts';

/** Who opens a page; a reader takes what the server has drawn, without scripts. */
export type Kind = 'visitor' | 'admin' | 'reader';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Half of the time; colours are hardly ever others at another width. */
const DEAREST = 'color-contrast';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const PICTURE = btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><path fill="#eee" d="M0 0h6v4H0z"/></svg>',
);
/** As long as the shell waits for a module, and some more. (ms) */
const READY_LIMIT = 15_000;
/** A page that never stops asking is judged as it stands. (ms) */
const IDLE_LIMIT = 5_000;
const nothing = () => undefined;

export class Visits {
  notes: string[] = [];
  #contexts: Map<Kind, Promise<BrowserContext>> = new Map();
  #free: Map<Kind, Page[]> = new Map();
  /** Where one page asks for an administrator, the next ones of the same remote mostly do. */
  #order: Kind[] = ['visitor', 'admin'];
  #judged: Set<string> = new Set();
  #site;

  constructor(site: {
    browser: Browser;
    origin: string;
    release: Release;
    account: { email: string; password: string } | null;
  }) {
    this.#site = site;
  }

  /** A piece on its page, at both sizes. */
  look(target: Target): Promise<Finding[]> {
    return this.#open(target.path, (page) => this.#lookAt(page, target));
  }

  /** A page as the server draws it. */
  async read(path: string, judge: (page: Page) => Promise<Finding[]>): Promise<Finding[]> {
    const page = await this.#page('reader');
    try {
      await page.goto(this.#site.origin + path, { waitUntil: 'load' });
      return await judge(page);
    } finally {
      this.#keep('reader', page);
    }
  }

  /** Opens a page as a visitor, or, where it leads visitors elsewhere, as an administrator. */
  async #open(path: string, judge: (page: Page) => Promise<Finding[]>): Promise<Finding[]> {
    const { account } = this.#site;
    for (const kind of [...this.#order]) {
      if (kind === 'admin' && !account) continue;
      const found = await this.#openAs(kind, path, judge);
      if (!found) continue;
      this.#order.sort((one) => (one === kind ? -1 : 1));
      return found;
    }
    if (account) return [this.#leadsAway(path)];
    this.notes.push(
      `${path} needs an administrator: set ADMIN_EMAIL and ADMIN_PASSWORD to try it.`,
    );
    return [];
  }

  #leadsAway(path: string) {
    return {
      what: `${this.#title} does not draw ${path}: it leads elsewhere, also for an administrator.`,
      do: 'Draw the page at its own path, or give an example in webpack.config.mjs at which it is drawn.',
    };
  }

  get #title() {
    const { name, version } = this.#site.release;
    return `${name} ${version}`;
  }

  /** @returns null where it leads elsewhere */
  async #openAs(
    kind: Kind,
    path: string,
    judge: (page: Page) => Promise<Finding[]>,
  ): Promise<Finding[] | null> {
    const { origin } = this.#site;
    const page = await this.#page(kind);
    await page.setViewportSize(SIZES[0]);
    const problems = listen(page, origin);
    const leadsAway = () => new URL(page.url()).pathname !== new URL(origin + path).pathname;
    try {
      const answer = await page.goto(origin + path, { waitUntil: 'load' });
      const isReady = await page
        .locator('html[data-ready]')
        .waitFor({ state: 'attached', timeout: READY_LIMIT })
        .then(
          () => true,
          () => false,
        );
      if (isReady && !leadsAway())
        await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT }).catch(nothing);
      if (leadsAway()) return null;
      const status = answer?.status() ?? 0;
      // A page may find out late that it is not for this visitor.
      const findings = await judge(page).catch((error) => {
        if (!leadsAway()) throw error;
      });
      if (!findings || leadsAway()) return null;
      return [
        ...(status >= 400
          ? [
              {
                what: `${this.#title}: ${path} answers ${status}.`,
                do: 'Let it answer 200, or give an example in webpack.config.mjs at which it does.',
              },
            ]
          : []),
        ...(isReady
          ? []
          : [
              {
                what: `${this.#title}: ${path} never gets ready for visitors.`,
                do: 'Open it with npm run dev and look at the console.',
              },
            ]),
        ...findings,
        ...(await problems()).map(([kind, text]) => ({
          what: `${this.#title}: ${kind} on ${path}: ${text}`,
          do: CURES[kind],
        })),
      ];
    } finally {
      this.#keep(kind, page);
    }
  }

  async #lookAt(page: Page, { path, piece, isPage, isOthers = false }: Target): Promise<Finding[]> {
    const findings: Finding[] = [];
    // A page of several paths is judged by the first, and only drawn at the others.
    const isNew = !isOthers && !this.#judged.has(piece);
    this.#judged.add(piece);
    for (const size of SIZES) {
      const isFirst = size === SIZES[0];
      await page.setViewportSize(size);
      await page.evaluate(settle);
      const state = await drawn(page, piece, isPage);
      const at = `${path} at ${size.width} × ${size.height}`;
      if (state === 'failed')
        findings.push({
          what: `${this.#title}: in place of ${piece} stands that it did not arrive (${at}).`,
          do: 'The module throws while it loads or draws: open the page with npm run dev and look at the console.',
        });
      else if (state !== 'drawn')
        findings.push({
          what: `${this.#title}: ${piece} draws nothing (${at}).`,
          why:
            state === 'absent'
              ? 'Its place is not on the page.'
              : 'There is no text, picture or field in its place.',
          do: 'Let it draw something, also when there is nothing to tell.',
        });
      else if (isNew)
        findings.push(...(await this.#accessible(page, piece, at, isFirst ? [] : [DEAREST])));
      if (findings.length) break;
    }
    return findings;
  }

  /** @param known Rules that need no second look. */
  async #accessible(page: Page, piece: string, at: string, known: string[]): Promise<Finding[]> {
    const { violations } = await new AxeBuilder({ page })
      .include(selectorOf(piece))
      .options({ preload: false, resultTypes: ['violations'] })
      .withTags(TAGS)
      .disableRules(known)
      // One document and no frames: another page for the sum is not needed.
      .setLegacyMode(true)
      .analyze();
    return violations.map(({ id, help, nodes }) => ({
      what: `${this.#title}: ${piece} is not accessible (${at}): ${help} (${id}).`,
      why: nodes[0]?.html.slice(0, 200) ?? '',
      do: nodes[0]?.failureSummary?.split('\n').slice(1, 2).join('').trim() ?? '',
    }));
  }

  /** A tab that is free, or a new one, which takes as long as a visit. */
  async #page(kind: Kind) {
    const free = this.#free.get(kind)?.pop();
    if (free) return free;
    const page = await (await this.#context(kind)).newPage();
    // Pictures are the API's; one for all of them spares most of the work of drawing. Playwright's own way would do without
    // the cache, and compile every script at every page.
    const protocol = await page.context().newCDPSession(page);
    protocol.on('Fetch.requestPaused', ({ requestId, request }) => {
      const answer = request.url.endsWith(API.reports)
        ? { requestId, responseCode: 204 }
        : {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
            body: PICTURE,
          };
      protocol.send('Fetch.fulfillRequest', answer).catch(nothing);
    });
    // A try is no visitor's voice: an API that stands before visitors would count it.
    const patterns = [{ urlPattern: '*/media/*' }, { urlPattern: `*${API.reports}` }];
    await protocol.send('Fetch.enable', { patterns });
    return page;
  }

  /** Nothing of a visit follows into the next. */
  #keep(kind: Kind, page: Page) {
    page.removeAllListeners();
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), page]);
  }

  #context(kind: Kind) {
    const known = this.#contexts.get(kind) ?? this.#newContext(kind);
    this.#contexts.set(kind, known);
    return known;
  }

  async #newContext(kind: Kind) {
    const { browser, origin, account } = this.#site;
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SIZES[0] });
    await allowFunctions(context);
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(
            `[content policy] ${effectiveDirective} refuses ${blockedURI || 'inline'} ${sourceFile ?? ''}`,
          ),
      );
    });
    if (kind === 'reader') await context.route(/\.js$/, (route) => route.abort());
    if (kind === 'admin') {
      const answer = await context.request.post(`${origin}/api/login`, {
        data: account,
        headers: { origin },
      });
      if (!answer.ok()) throw new Error(`the administrator cannot log in: ${answer.status()}`);
    }
    return context;
  }
}

const CURES = {
  'console error': 'Open the page with npm run dev and look at the console.',
  'uncaught error': 'Open the page with npm run dev and look at the console.',
  'content policy':
    'Load only from this site, without inline styles and scripts (docs/security.md).',
  'failed request': 'Ask only for what the live site has.',
} as Record<string, string>;

/** Gathers what goes wrong from now on. */
function listen(page: Page, origin: string): () => Promise<[string, string][]> {
  const problems: [string, string][] = [];
  const short = (text: string) => text.replaceAll(origin, '').split('\n')[0].slice(0, 300);
  page.on('console', (message) => {
    const text = message.text();
    // The request itself is told, with its address.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    const isPolicy = /content.?security.?policy|\[content policy\]/i.test(text);
    problems.push([isPolicy ? 'content policy' : 'console error', short(text)]);
  });
  page.on('pageerror', (error) => problems.push(['uncaught error', short(error.message)]));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED')
      problems.push(['failed request', `${short(request.url())} ${reason}`]);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(['failed request', `${short(response.url())} answers ${response.status()}`]);
  });
  return async () => problems;
}

/** Where a page or fragment is; the shell's own pages are not marked. */
const selectorOf = (id: string) =>
  id.startsWith('main ')
    ? 'main'
    : // Shells from before contract 1.5 mark it as a piece.
      `:is([data-fragment="${id}"], [data-piece="${id}"])`;

/**
 * Whether a piece shows something at one of its places; a fragment may have nothing to tell, and then draws an empty element.
 */
const drawn = (
  page: Page,
  piece: string,
  isPage: boolean,
): Promise<'drawn' | 'failed' | 'blank' | 'absent'> =>
  page.evaluate(
    ({ place, whole }) => {
      const places = [...document.querySelectorAll(place)];
      if (places.length === 0) return 'absent';
      if (places.some((place) => place.querySelector('[data-failed]'))) return 'failed';
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const shows = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const says = (element: Element) =>
        element.matches('img, svg, canvas, video, input, select, textarea') || hasText(element);
      const isDrawn = (place: Element) =>
        whole
          ? [...place.querySelectorAll('*')].some((element) => says(element) && shows(element))
          : place.childElementCount > 0;
      return places.some(isDrawn) ? 'drawn' : 'blank';
    },
    { place: selectorOf(piece), whole: isPage },
  );

/** What is half-way somewhere has neither colours nor a place to judge. */
const settle = async () => {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const ending = moving.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
