/** The router's names that remotes get; `import *` of the package would keep all of it. */
export {
  Form,
  Link,
  NavLink,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
