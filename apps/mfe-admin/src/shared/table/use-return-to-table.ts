import { useNavigate } from 'react-router-dom';
import { tableReturnPath, wasOpenedFrom } from './table-place';

/** After a save: returns to the table that the record was opened from, if it was. */
export function useReturnToTable(section: string, id: number | null): () => void {
  const navigate = useNavigate();
  return () => {
    if (id !== null && wasOpenedFrom(section, id)) void navigate(tableReturnPath(section));
  };
}
