import { ROLES, ROLE_DESCRIPTIONS, ROLE_LABELS, type Role } from '@tivara/contracts';
import { Option } from '@tivara/ui';
import shared from '../shared/ui/shared.module.css';
import styles from './accounts.module.css';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

export const RoleField = ({ value, onChange }: Props) => (
  <fieldset className={styles.roles}>
    <legend className={styles.legend}>Role</legend>
    {ROLES.map((role) => (
      <Option
        key={role}
        type="radio"
        name="role"
        value={role}
        checked={role === value}
        onChange={() => onChange(role)}
      >
        {ROLE_LABELS[role]}
        <span className={shared.small}>{ROLE_DESCRIPTIONS[role]}</span>
      </Option>
    ))}
  </fieldset>
);
