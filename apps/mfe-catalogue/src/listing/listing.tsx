import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState, useHydrated } from '@tivara/ui';
import { DataPiece } from '@tivara/federation';
import { errorMessage, notify } from '@tivara/state';
import { CardSkeletons, Grid } from '../card/grid';
import { FilterForm } from '../filters/components/filter-form';
import { asksForForm } from '../filters/form-query';
import type { PageLock } from '../filters/page-lock';
import { searchOf, useChosenQuery } from '../filters/use-chosen-query';
import { PRODUCTS } from '../products/api';
import type { Ask } from './ask';
import { FilterBar } from './components/filter-bar';
import { Instead } from './components/instead';
import { Results } from './components/results';
import { useAnswer } from './use-answer';

interface Props {
  ask: Ask;
  /** What the address stands for, where that is known before the answer. */
  lock?: PageLock;
  /** The banner. */
  children: ReactNode;
}

/** A banner, the filter and the cards: listing, search page and collection page. (SPEC 2) */
export function Listing({ ask, lock: ownLock, children }: Props) {
  const { chosen, answered, change } = useChosenQuery();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const formWanted = !hydrated && asksForForm(new URLSearchParams(search));
  const outdated = searchOf({ ...chosen, page: 1 }) !== searchOf({ ...answered, page: 1 });
  const growing = !outdated && chosen.page > answered.page;
  const question = ask(answered);
  const { answer, waiting, lock = ownLock ?? null } = useAnswer(question);
  const filter = { chosen, change, answer, lock };
  return (
    <>
      {children}
      <FilterBar {...filter} answered={answered} busy={outdated || growing || waiting} />
      {formWanted && <FilterForm {...filter} />}
      {answer?.search?.instead && (
        <Instead term={question.term} instead={answer.search.instead} query={answered} />
      )}
      <DataPiece
        queryKey={[PRODUCTS, searchOf({ ...question, page: 1 })]}
        onError={(error) => notify(errorMessage(error), 'error')}
        fallback={<Waiting />}
        failed={(retry) => (
          <ErrorState
            text="The list of frames could not be loaded. Everything else on this page works."
            onRetry={retry}
          />
        )}
      >
        <Results ask={ask} query={answered} outdated={outdated} growing={growing} />
      </DataPiece>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-busy="true" aria-label="Loading frames">
    <Grid columns={3}>
      <CardSkeletons count={6} />
    </Grid>
  </div>
);
